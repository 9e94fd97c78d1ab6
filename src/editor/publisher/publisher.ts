import type { ValidationError } from "../../content/reading/validation-error";
import { checkChange, type Measure } from "../change/check-change";
import { type Change, changedFiles } from "../site/change";
import { entriesOf, locationOf, type Site } from "../site/site";
import { UserError } from "../site/user-error";
import { pause, StaleError, type Store } from "../store/store";

/** The change would make the content invalid, so nothing was published. */
export class ContentError extends UserError {
  constructor(
    readonly problems: readonly ValidationError[],
    files: Site["files"],
  ) {
    const [first] = problems;
    super(
      `This cannot be done now. ${first && `${locationOf(first.file, entriesOf(files))}: ${first.message}`}`,
    );
  }
}

const mostAttempts = 3;

/**
 * A function that publishes a change, and returns it. The change is made from the newest content and checked as the build checks it. If
 * somebody else was faster, it is made again, three times in all. One without texts is not published.
 */
export function publisherOf(
  store: Pick<Store, "publish">,
  readNewest: () => Promise<Site>,
  measure: Measure,
) {
  async function publishOnce<Made extends Change>(make: (site: Site) => Made): Promise<Made> {
    const site = await readNewest();
    const change = make(site);
    if (change.texts.length === 0) return change;
    const errors = await checkChange(site, change, measure);
    if (errors.length > 0) throw new ContentError(errors, changedFiles(site.files, change.texts));
    await store.publish(change, site.version);
    return change;
  }

  return async <Made extends Change>(make: (site: Site) => Made): Promise<Made> => {
    for (let attempts = 1; ; attempts += 1) {
      try {
        return await publishOnce(make);
      } catch (reason) {
        if (!(reason instanceof StaleError) || attempts === mostAttempts) throw reason;
      }
      // GitHub may take some seconds to show what others have published.
      await pause(attempts);
    }
  };
}

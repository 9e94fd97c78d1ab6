import { groupOf } from "../controls/routes";
import type { Draft } from "../drafts/drafts";
import { shownName } from "../site/site";

/** Questions › Who sweeps?: a draft by its group and the name that the entry has in it. */
export const draftName = ({ path, value }: Draft): string =>
  `${groupOf(path)?.label} › ${shownName(path, value)}`;

import { followWholeAddresses } from "../../hydration/follow-links";
import { onClientEntry as restartWhereGatsbyGivesUp } from "../../hydration/restart-gatsby";
import { noteServedForm, servedForm } from "../../hydration/served-form";
import { dataOfThisBuild } from "../../hydration/stale-page";
import { loadQuoteForm } from "../../quote-request/load-quote-form";

/** Gatsby goes on when the promise resolves. https://www.gatsbyjs.com/docs/reference/config-files/gatsby-browser/#onClientEntry */
export async function onClientEntry(): Promise<void> {
  restartWhereGatsbyGivesUp();
  // While developing, Gatsby sets its functions later, and no build replaces another.
  if (process.env.NODE_ENV !== "production") return;
  const loadPage = (path: string) => window.___loader.loadPage(path);
  followWholeAddresses(window, loadPage, (address) => window.location.assign(address));
  noteServedForm(document);
  // Without its code, React could show no form while it fetches it, where it cannot hydrate the one in the page.
  await Promise.all([dataOfThisBuild(window, loadPage), servedForm() && loadQuoteForm()]);
}

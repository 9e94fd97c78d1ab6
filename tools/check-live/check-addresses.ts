import { folderRedirects } from "../../src/post-build/hosting/redirects";
import type { Answer } from "./ask";
import { type Fault, faultsAt } from "./fault";

/** An address beside those of the sitemap, and what is wrong with an answer to it. */
export interface OtherAddress {
  address: string;
  check(answer: Answer, text: string): Fault[];
}

const permanent = [301, 308];

/** Other names of pages lead to the one that search engines know; what is not there says so; what is hidden stays so. */
export function otherAddresses(pages: readonly string[]): OtherAddress[] {
  const page = pages.find((path) => path.split("/").length > 2) ?? "/portfolio";
  return [
    leads(`${page}/`, page),
    leadsOrShows(`${page}.html`, page),
    leadsOrShows("/index.html", "/"),
    ...folderRedirects.map(({ from, to }) => leads(from, to)),
    missing("/this-page-was-never-there"),
    missing("/areas/atlantis"),
    ...["/_headers", "/.git/config", "/.env"].map(hidden),
    {
      address: "/static/",
      check: ({ status }, text) =>
        faultsAt("/static/", { "lists its files": status === 200 && /index of/i.test(text) }),
    },
  ];
}

const leads = (address: string, to: string): OtherAddress => ({
  address,
  check: ({ status, headers }) => {
    const there = (headers.location ?? "").replace(/^https?:\/\/[^/]+/, "") === to;
    return faultsAt(address, {
      [`answers ${status}${headers.location ? `, to ${headers.location}` : ""}: it should lead to ${to} for good (301)`]:
        !(permanent.includes(status) && there),
    });
  },
});

/** Netlify shows a page under its file's name too. The page's canonical address says which counts, so nobody is hurt. */
const leadsOrShows = (address: string, to: string): OtherAddress => ({
  address,
  check: (answer, text) => (answer.status === 200 ? [] : leads(address, to).check(answer, text)),
});

const missing = (address: string): OtherAddress => ({
  address,
  check: ({ status }, text) =>
    faultsAt(address, {
      [`answers ${status}: what is not there should say 404, or search engines list it`]: status !== 404,
      "does not show the site's own 404 page": status === 404 && !text.includes("Page not found"),
    }),
});

const hidden = (address: string): OtherAddress => ({
  address,
  check: ({ status }) =>
    faultsAt(address, { "is shown to everybody: no visitor should get it": status === 200 }),
});

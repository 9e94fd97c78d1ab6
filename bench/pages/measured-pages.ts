/** One page of every type: its address, and its file in public/. */
export const measuredPages: Readonly<Record<string, { address: string; file: string }>> = {
  home: { address: "/", file: "index.html" },
  area: { address: "/areas/chelsea", file: "areas/chelsea.html" },
  service: { address: "/services/floor-tiling", file: "services/floor-tiling.html" },
  portfolio: { address: "/portfolio", file: "portfolio.html" },
  project: { address: "/portfolio/emerald-wall-tiling", file: "portfolio/emerald-wall-tiling.html" },
  "areas covered": { address: "/areas-covered", file: "areas-covered.html" },
  company: { address: "/london-tiling-company", file: "london-tiling-company.html" },
  legal: { address: "/privacy-policy", file: "privacy-policy.html" },
  "404": { address: "/no-such-page", file: "404.html" },
};

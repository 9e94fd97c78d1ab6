/** The December is far away, so that only a test's clock sees it. */
export const otherHours = {
  from: "2031-12-24",
  to: "2032-01-02",
  text: "Messages are answered from 5 January on.",
};

export const notice = {
  text: "We show tiles at the Christmas fair.",
  from: "2031-12-05",
  to: "2031-12-07",
  link: { text: "See our rooms", to: "/portfolio" },
};

export const brand = { colour: "#1b3a6b", accent: "#f2a03d", mark: "images/company/mark.jpg" };

/** What a firm adds to the starter's company.json. */
export const ownDetails = { brand, otherHours: [otherHours], notices: [notice] };

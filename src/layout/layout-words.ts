/** The labels of the menus. */
export const navigationWords = {
  label: "Main",
  menu: "Menu",
  home: "Home",
  services: "Services",
  prices: "Prices",
  portfolio: "Portfolio",
  about: "About",
  areas: "Areas",
  contact: "Contact",
} as const;

/** The titles and links of the footer. */
export const footerWords = {
  servicesTitle: "Services",
  areasTitle: "Areas",
  areasCovered: "Areas Covered",
  companyTitle: "Company",
  about: "About Us",
  portfolio: "Our Work",
  contact: "Contact",
  privacy: "Privacy Policy",
  terms: "Terms of Service",
  priceRange: "Price range",
  rights: "All rights reserved.",
} as const;

/** The name of a notice, for screen readers. */
export const noticeLabel = "Notice";

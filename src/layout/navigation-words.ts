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

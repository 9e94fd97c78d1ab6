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
} as const;

/** The name of a notice, for screen readers. */
export const noticeLabel = "Notice";

/** The name of the floating button. */
export const whatsAppLabel = "Message us on WhatsApp";

import { type BuiltPage, pageAt, readBuiltPages, visibleText } from "../support/built-site";

const everyPage = [
  "Call Now",
  "Privacy Policy",
  "Terms of Service",
  "07700 900123",
  "020 7946 0123",
  "quotes@londontiling.example",
];

/** Quotations of the specification, page by page. */
const quotations: Readonly<Record<string, readonly string[]>> = {
  "/": [
    ...everyPage,
    "London's Premier Tiling Specialists",
    "Transform Your Bathroom Spaces",
    "5.0 (150+ Reviews)",
    "Fully Insured & Guaranteed Work",
    "Get Free Quote",
    "Contact Us",
    "Bathroom Wall Tiling",
    "Floor Tiling",
    "Bathroom Refurbishment",
    "Learn More",
    "Why Choose Our Tiling Services?",
    "Professional Installation",
    "Premium Materials",
    "Guaranteed Work",
    "Our Recent Work",
    "Commercial",
    "Heritage",
    "Residential",
    "View Full Portfolio",
    "London's Trusted Tiling Experts",
    "View All Areas We Cover",
    "Get Your Free Quote Today",
    "Greater London",
    "free site visits",
    "Mon-Fri 8AM-6PM",
    "Sat 9AM-4PM",
    "Sun closed",
    "Secure & Protected",
    "Property Address",
    "3-7 days",
    "1-2 weeks",
    "2-3 weeks",
    "24 hours",
  ],
  "/areas-covered": ["Areas Covered", "View Services"],
  "/404": ["404", "Oops! Page not found", "Return to Home"],
};

let pages: BuiltPage[];
beforeAll(() => {
  pages = readBuiltPages();
});

it.each(Object.entries(quotations))("The words that the specification quotes are on %s", (path, quoted) => {
  const shown = visibleText(pageAt(pages, path).document.body);
  expect(quoted.filter((words) => !shown.includes(words))).toEqual([]);
});

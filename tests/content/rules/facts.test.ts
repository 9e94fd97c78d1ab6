/** @jest-environment node */
import { set } from "../content-folder";
import { type Broken, cafe, company, expectRefused, family, floor, review } from "./broken-content";

const facts: Broken[] = [
  [
    "a company that closes before it opens",
    set(company, "openingHours.1.closes", "06:00"),
    company,
    "openingHours.1.closes",
    /^a time later/,
  ],
  [
    "a day that is entered twice",
    set(company, "openingHours.1.days.0", "Monday"),
    company,
    "openingHours.1",
    /^of times that no other/,
  ],
  [
    "other hours that end before they begin",
    set(company, "otherHours.0.to", "2031-12-23"),
    company,
    "otherHours.0.to",
    /^the first day, or one that comes after it/,
  ],
  [
    "other hours without their end",
    set(company, "otherHours.1.closes", undefined),
    company,
    "otherHours.1.closes",
    /^a time later/,
  ],
  [
    "other hours twice for one day",
    set(company, "otherHours.1.from", "2032-01-02"),
    company,
    "otherHours.1",
    /^of times that no other/,
  ],
  [
    "a notice that ends before it begins",
    set(company, "notices.0.to", "2031-11-30"),
    company,
    "notices.0.to",
    /^the first day/,
  ],
  ["steps without a title", set(floor, "process.title", undefined), floor, "process.title", /is empty/],
  ["a title without steps", set(floor, "process.steps", undefined), floor, "process.steps", /is empty/],
  [
    "one picture twice in a project",
    set(cafe, "pictures.2.image", "../images/projects/cafe-backsplash/room.jpg"),
    cafe,
    "pictures.2.image",
    /^a picture that is not shown before/,
  ],
  [
    "a comparison of a picture with itself",
    set(family, "beforeAndAfter.after.image", "../images/projects/family-bathroom-refurbishment/before.jpg"),
    family,
    "beforeAndAfter.after.image",
    /^a picture that is not shown before/,
  ],
];

const proof: Broken[] = [
  ["a review without its writer's consent", set(review, "consent", false), review, "consent", /^ticked/],
  ["a review that stands nowhere", set(review, "address", "Google"), review, "address", /whole address of a/],
];

describe("What the company says", () => expectRefused([...facts, ...proof]));

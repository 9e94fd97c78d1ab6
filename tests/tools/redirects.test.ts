/** @jest-environment node */
import { redirectOf } from "../../tools/redirects";

const redirects = [
  { from: "/areas/old", to: "/areas/chelsea" },
  { from: "/services", to: "/#services" },
];

describe("A page that moved, on the local servers", () => {
  it.each([
    ["/areas/old", "/areas/chelsea"],
    ["/areas/old/", "/areas/chelsea"],
    ["/areas/old?utm_source=flyer", "/areas/chelsea?utm_source=flyer"],
    ["/services?a=1", "/?a=1#services"],
  ])("is found from %s", (url, to) => {
    expect(redirectOf(redirects, url)).toBe(to);
  });

  it.each(["/areas/older", "/", "/areas/chelsea"])("leaves other pages alone: %s", (url) => {
    expect(redirectOf(redirects, url)).toBeUndefined();
  });
});

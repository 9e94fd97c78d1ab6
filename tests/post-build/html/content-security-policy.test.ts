/** @jest-environment node */
import { createHash } from "node:crypto";
import { pageText, parsePage } from "../../../src/page-tree/page-tree";
import {
  addContentSecurityPolicy,
  contentSecurityPolicy,
} from "../../../src/post-build/html/content-security-policy";

const sha256 = (text: string) => `'sha256-${createHash("sha256").update(text).digest("base64")}'`;

const page = `<head><meta charSet="utf-8"/><style data-emotion="css">a{color:red}</style><script>hydrate()</script>
<script type="application/ld+json" data-gatsby-head="true">{"@graph":[]}</script><script type="speculationrules">{}</script><script src="/x.js"></script></head>`;

const policyFor = (mailOrigin: string) => contentSecurityPolicy(parsePage(page, "/tiles"), mailOrigin);

/** The sources that a directive of the page's policy names. */
function sources(directive: string, mailOrigin = ""): string[] {
  const found = policyFor(mailOrigin)
    .split("; ")
    .find((part) => part.startsWith(`${directive} `));
  return found?.split(" ").slice(1) ?? [];
}

describe("A page's policy", () => {
  it("lets its own scripts run, and exactly the inline ones that stand in it", () => {
    expect(sources("script-src")).toEqual(["'self'", sha256("hydrate()"), sha256("{}")]);
  });

  it("lets exactly its inline styles apply, and the empty one that Emotion opens", () => {
    expect(sources("style-src")).toEqual(["'self'", sha256("a{color:red}"), sha256("")]);
  });

  it("lets nothing unsafe in", () => {
    expect(policyFor("")).not.toMatch(/unsafe|\*/);
  });

  it("lets it speak to its own site and to the mail provider only", () => {
    expect(sources("connect-src")).toEqual(["'self'"]);
    expect(sources("connect-src", "https://api.emailjs.com")).toEqual(["'self'", "https://api.emailjs.com"]);
  });

  it("forbids what it does not name", () => {
    expect(sources("default-src")).toEqual(["'none'"]);
    expect(sources("base-uri")).toEqual(["'none'"]);
  });

  it("names what a page needs, and nothing else", () => {
    const directives = policyFor("").split("; ");
    expect(directives.map((directive) => directive.split(" ")[0])).toEqual([
      "default-src",
      "script-src",
      "style-src",
      "img-src",
      "font-src",
      "manifest-src",
      "connect-src",
      "form-action",
      "base-uri",
    ]);
    expect(sources("font-src")).toEqual(["'self'"]);
    expect(sources("manifest-src")).toEqual(["'self'"]);
    expect(sources("img-src")).toEqual(["'self'", "data:"]);
  });

  it("stands in the page before everything that it governs", () => {
    const tree = parsePage(page, "/tiles");
    addContentSecurityPolicy(tree, "");
    expect(pageText(tree)).toMatch(
      /<head><meta charset="utf-8"><meta http-equiv="Content-Security-Policy" content="default-src/,
    );
  });
});

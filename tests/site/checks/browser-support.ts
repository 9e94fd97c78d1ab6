import compat, { type BrowserName, type Identifier } from "@mdn/browser-compat-data";
import browserslist from "browserslist";
import postcss, { type ChildNode, type Declaration } from "postcss";
import parseSelectors from "postcss-selector-parser";
import parseValue from "postcss-value-parser";
import ts from "typescript";

/** A feature of the web platform, by its name in MDN's data, and the promised browsers that lack it: "firefox 114". */
export interface Lack {
  feature: string;
  in: string;
}

/** The names in MDN's data of the browsers in .browserslistrc. On iPhones and iPads every browser has Safari's engine. */
const namesInData: Readonly<Record<string, readonly BrowserName[]>> = {
  chrome: ["chrome", "chrome_android"],
  edge: ["edge"],
  firefox: ["firefox", "firefox_android"],
  safari: ["safari", "safari_ios"],
};

/** The oldest version of each browser that .browserslistrc promises. */
const promised = browserslist()
  .map((browser) => browser.split(" "))
  .reduce((oldest, [name = "", version = ""]) => {
    return oldest.set(
      name,
      Math.min(oldest.get(name) ?? Number.POSITIVE_INFINITY, Number.parseFloat(version)),
    );
  }, new Map<string, number>());

/** The promised browsers in which none of the features exists without a flag or a prefix. Features without data count as known. */
function lackedBy(features: readonly Identifier[]): string {
  const known = features.filter((feature) => feature.__compat);
  if (known.length < features.length || known.length === 0) return "";
  return [...promised]
    .filter(([name, version]) =>
      namesInData[name]?.some((browser) => !known.some((feature) => isIn(feature, browser, version))),
    )
    .map(([name, version]) => `${name} ${version}`)
    .join(", ");
}

function isIn({ __compat }: Identifier, browser: BrowserName, version: number): boolean {
  const statements = [__compat?.support[browser] ?? []].flat();
  return statements.some(({ version_added, version_removed, flags, prefix, alternative_name }) => {
    const isPlain = !version_removed && !flags && !prefix && !alternative_name;
    return isPlain && Number.parseFloat(String(version_added).replace("≤", "")) <= version;
  });
}

const lack = (feature: string, ...found: readonly (Identifier | undefined)[]): Lack[] => {
  const lacked = lackedBy(found.filter((one) => one !== undefined));
  return lacked ? [{ feature, in: lacked }] : [];
};

/** Prefixes of names that are meant for one browser only. */
const vendors = /^:{0,2}-(webkit|moz|ms|o)-/;

/** Features of a stylesheet outside `@supports` that a promised browser lacks. */
export function lacksOfStyles(css: string): Lack[] {
  const lacks: Lack[] = [];
  const { properties, selectors, types, "at-rules": atRules } = compat.css;
  const root = postcss.parse(css);
  root.walkAtRules("supports", (rule) => {
    rule.remove();
  });
  root.walkAtRules(({ name, params }) => {
    lacks.push(...lack(`@${name}`, atRules?.[name]));
    if (name === "media" || name === "container")
      for (const [, feature = ""] of params.matchAll(/\(\s*([a-z-]+)/g))
        lacks.push(...lack(`@${name} (${feature})`, atRules?.[name]?.[feature.replace(/^(min|max)-/, "")]));
  });
  root.walkRules(({ selector }) => {
    lacks.push(...lacksOfSelector(selector));
  });
  root.walkDecls((declaration) => {
    lacks.push(...lacksOfDeclaration(declaration));
  });
  return lacks;

  function lacksOfSelector(selector: string): Lack[] {
    const inEach = parseSelectors()
      .astSync(selector)
      .nodes.map((one) => {
        const found: Lack[] = [];
        one.walkPseudos(({ value }) => {
          found.push(...lack(value, selectors?.[value.replace(/^:+/, "")]));
        });
        return found;
      });
    const [lacked] = inEach.flat();
    const browsersOfEach = new Set(inEach.map((found) => found.map((one) => one.in).join()));
    // A browser that does not know one selector of a list drops the whole rule.
    if (lacked && browsersOfEach.size > 1)
      return [{ ...lacked, feature: `${lacked.feature} beside other selectors` }];
    return inEach.flat().filter(({ feature }) => !vendors.test(feature));
  }

  function lacksOfDeclaration({ prop, value, parent }: Declaration): Lack[] {
    const isTwin = (node: ChildNode) =>
      node.type === "decl" && vendors.test(node.prop) && node.prop.replace(vendors, "") === prop;
    if (prop.startsWith("-") || parent?.nodes.some(isTwin)) return [];
    const found = lack(prop, properties?.[prop]);
    parseValue(value).walk(({ type, value: word }) => {
      if (type === "function") found.push(...lack(`${word}()`, ...functionsNamed(word)));
      if (type !== "word") return;
      found.push(...lack(`${prop}: ${word}`, properties?.[prop]?.[word]));
      const { unit } = parseValue.unit(word) || { unit: "" };
      if (unit) found.push(...lack(`unit ${unit}`, types?.length?.[unitInData(unit)]));
    });
    return found;
  }

  function functionsNamed(name: string): Identifier[] {
    const own = types?.[name];
    return own ? [own] : Object.values<Identifier>({ ...types }).flatMap((type) => type[name] ?? []);
  }
}

/** A unit's name in MDN's data, which groups those of the window and of containers. */
function unitInData(unit: string): string {
  const [, size] = /^([dsl])v(?:h|w|i|b|min|max)$/.exec(unit) ?? [];
  const sizes: Readonly<Record<string, string>> = { d: "dynamic", s: "small", l: "large" };
  if (size) return `viewport_percentage_units_${sizes[size]}`;
  return unit.startsWith("cq") ? "container_query_length_units" : unit;
}

/** The members of all interfaces and built-in objects by their names: `at` is one of Array, String … */
const members = Object.values({ ...compat.api, ...compat.javascript.builtins }).reduce((byName, owner) => {
  for (const [name, member] of Object.entries(owner))
    if (name !== "__compat")
      byName.set(name.replace(/_static$/, ""), [...(byName.get(name.replace(/_static$/, "")) ?? []), member]);
  return byName;
}, new Map<string, Identifier[]>());

/**
 * Features of a script that a promised browser lacks: what it calls, and what it makes with `new`. Types are not known here,
 * so a call counts by its name alone, whatever object it is called on. It is guarded if it is called as
 * `element.member?.()`, or if the script also reads it without a call, as in `if (element.member)`, or asks `"member" in
 * element`.
 */
export function lacksOfScript(code: string): Lack[] {
  const source = ts.createSourceFile("script.js", code, ts.ScriptTarget.Latest, true);
  const called = new Map<string, Lack[]>();
  const guarded = new Set([...code.matchAll(/["'`](\w+)["'`]\s*in\b/g)].map(([, name]) => name));
  visit(source);
  return [...called].flatMap(([name, lacks]) => (guarded.has(name) ? [] : lacks));

  function visit(node: ts.Node): void {
    const target = ts.isCallExpression(node) || ts.isNewExpression(node) ? node.expression : undefined;
    if (target && ts.isIdentifier(target))
      called.set(
        target.text,
        lack(target.text, compat.api[target.text] ?? compat.javascript.builtins?.[target.text]),
      );
    if (ts.isPropertyAccessExpression(node)) {
      const name = node.name.text;
      const isPlainCall =
        ts.isCallExpression(node.parent) && node.parent.expression === node && !node.parent.questionDotToken;
      if (isPlainCall) called.set(name, lack(`.${name}()`, ...(members.get(name) ?? [])));
      else guarded.add(name);
    }
    ts.forEachChild(node, visit);
  }
}

/** Elements and attributes of a page that a promised browser lacks. */
export function lacksOfElements(document: Document): Lack[] {
  const { elements, global_attributes } = compat.html;
  return [...document.querySelectorAll("*")].flatMap((element) => {
    const tag = element.localName;
    return [
      ...lack(`<${tag}>`, elements?.[tag]),
      ...element
        .getAttributeNames()
        .flatMap((attribute) =>
          lack(`<${tag} ${attribute}>`, elements?.[tag]?.[attribute] ?? global_attributes?.[attribute]),
        ),
    ];
  });
}

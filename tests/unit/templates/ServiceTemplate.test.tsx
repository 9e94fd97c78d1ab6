import { fillPlaceholders } from "../../../src/content/values/placeholders";
import { pictureWords } from "../../../src/pictures/PictureLabel";
import { pagePaths } from "../../../src/routes";
import { choicesTitle } from "../../../src/sections/service/ServiceChoices";
import * as template from "../../../src/templates/ServiceTemplate";
import { companyContent, contentWith, morePicture } from "../../support/company-content";
import { remove, set } from "../../support/fixture-edits";
import { headings, links, renderPage, section } from "../../support/render-page";

it("A service's page goes from its price to its steps, the layers, the tiles, its choices and the questions left", () => {
  const { data, html } = renderPage(template, { context: { slug: "floor-tiling" } });
  const { service, page } = data;
  const { cutaways, tiles, reviews } = service;
  const about = (words: string) => fillPlaceholders(words, { service: service.title });
  const [price] = service.questions ?? [];
  expect(price?.rate).toBeTruthy();
  expect(tiles).not.toEqual([]);
  expect(headings(html)).toEqual([
    `h1 ${service.headline}`,
    `h2 ${price?.question}`,
    `h3 ${page.featuresTitle}`,
    `h2 ${service.process?.title}`,
    ...(service.process?.steps ?? []).map(({ title }) => `h3 ${title}`),
    ...cutaways.flatMap(({ title, layers }) => [
      `h2 ${title}`,
      ...layers.map((layer, index) => `h3 ${index + 1} ${layer.title}`),
    ]),
    `h2 ${about(page.tilesTitle)}`,
    ...tiles.map(({ name }) => `h3 ${name}`),
    `h2 ${choicesTitle}`,
    ...(service.options ?? []).map(({ title }) => `h3 ${title}`),
    ...(service.benefits ?? []).map(({ title }) => `h3 ${title}`),
    `h2 ${about(page.questionsTitle)}`,
    `h2 ${data.companyPage.reviewsTitle}`,
    ...reviews.map(({ firstName, place }) => `h3 ${firstName}, ${place}`),
    `h2 ${page.relatedTitle}`,
    ...data.services.nodes.filter(({ slug }) => slug !== service.slug).map(({ title }) => `h3 ${title}`),
    `h3 ${about(page.areasTitle)}`,
    `h2 ${service.closingTitle}`,
  ]);
});

it("The price section stands apart from the questions, with its rate and what is included", () => {
  const { data, html } = renderPage(template, { context: { slug: "floor-tiling" } });
  const { questions, features } = data.service;
  const price = questions?.find(({ rate }) => rate);
  const shown = section(html, String(price?.question));
  expect(shown.querySelector("details")).toBeNull();
  for (const words of [price?.answer, `£${price?.rate?.from}`, ...features])
    expect(shown).toHaveTextContent(String(words));
});

it("Options and benefits are whole in the page, each closed behind its title; the steps stand open", () => {
  const { data, html } = renderPage(template, { context: { slug: "floor-tiling" } });
  const { optionsTitle, options, process, benefitsTitle, benefits } = data.service;
  const parts = [...section(html, choicesTitle).querySelectorAll("details")];
  expect(parts.map((part) => part.querySelector("summary")?.textContent)).toEqual([
    optionsTitle,
    benefitsTitle,
  ]);
  for (const [index, entries] of [options, benefits].entries()) {
    expect(parts[index]).not.toHaveAttribute("open");
    for (const { description } of entries ?? []) expect(parts[index]).toHaveTextContent(description);
  }
  const steps = section(html, String(process?.title));
  expect(steps.querySelector("details")).toBeNull();
  expect([...steps.querySelectorAll("li > span")].map(({ textContent }) => textContent)).toEqual(
    (process?.steps ?? []).map((_step, index) => String(index + 1)),
  );
});

it("Every tile is shown with its name, where it suits and where it does not", () => {
  const { data, html } = renderPage(template, { context: { slug: "floor-tiling" } });
  const { page, service } = data;
  const part = section(html, fillPlaceholders(page.tilesTitle, { service: service.title }));
  const cards = [...part.querySelectorAll("li")];
  expect(cards).toHaveLength(service.tiles.length);
  for (const [index, { name, picture, suits, avoid }] of service.tiles.entries()) {
    expect(cards[index]?.querySelector("img")).toHaveAttribute("alt", picture.alt);
    expect(cards[index]).toHaveTextContent(`${name}Suits ${suits}Not for ${avoid}`);
  }
});

it("The buttons at the top lead to a quote and to the areas; the last links, to other services and to areas", () => {
  const { data, html } = renderPage(template, { context: { slug: "floor-tiling" } });
  const [hero] = html.querySelectorAll("main section");
  // The first is the breadcrumb's.
  expect(hero && links(hero)).toEqual([pagePaths.home, "/#contact", pagePaths.areasCovered]);
  const others = data.services.nodes.filter(({ slug }) => slug !== data.service.slug);
  expect(links(section(html, data.page.relatedTitle)).sort()).toEqual(
    [
      ...others.map(({ slug }) => pagePaths.service(slug)),
      ...data.homePage.featuredAreas.areas.map(({ slug }) => pagePaths.area(slug)),
    ].sort(),
  );
});

it("The page of a firm's only service leads to its areas", () => {
  const content = Object.entries(companyContent).filter(
    ([path]) => !path.startsWith("services/") || path === "services/floor-tiling.json",
  );
  const { data, html } = renderPage(template, {
    content: Object.fromEntries(content),
    context: { slug: "floor-tiling" },
  });
  const { service, page, homePage } = data;
  expect(headings(html)).not.toContain(`h2 ${page.relatedTitle}`);
  const title = fillPlaceholders(page.areasTitle, { service: service.title });
  expect(links(section(html, title))).toEqual(
    homePage.featuredAreas.areas.map(({ slug }) => pagePaths.area(slug)),
  );
});

it("A layer of a cutaway says what it does and what happens without it, below its number on the picture", () => {
  const { data, html } = renderPage(template, { context: { slug: "floor-tiling" } });
  const [cutaway] = data.service.cutaways;
  const shown = section(html, String(cutaway?.title));
  const numbers = [...shown.querySelectorAll("figure span")].map(({ textContent }) => textContent);
  expect(numbers).toEqual(cutaway?.layers.map((_layer, index) => String(index + 1)));
  const items = [...shown.querySelectorAll("li")];
  for (const [index, { title, description, missing }] of cutaway?.layers.entries() ?? [])
    expect(items[index]).toHaveTextContent(`${index + 1} ${title}${description}Without it: ${missing}`);
});

it("A service with phases shows them week by week", () => {
  const { data, html } = renderPage(template, { context: { slug: "bathroom-refurbishment" } });
  const { service } = data;
  const course = section(html, String(service.phases?.title));
  for (const { phase, week, tasks } of service.phases?.phases ?? []) {
    expect(course).toHaveTextContent(`${phase}Week ${week}`);
    for (const task of tasks) expect(course).toHaveTextContent(task);
  }
});

it("A service of one project shows another of its pictures, which leads to the project", () => {
  const { data, html } = renderPage(template, { context: { slug: "bathroom-refurbishment" } });
  const { service, page } = data;
  const [project] = service.projects;
  expect(service.projects).toHaveLength(1);
  const shown = section(html, fillPlaceholders(page.pictureTitle, { service: service.title }));
  const [, second] = project?.pictures.filter(({ isBefore }) => !isBefore) ?? [];
  expect(shown.querySelector("img")).toHaveAttribute("alt", second?.alt);
  expect(links(shown)).toContain(pagePaths.project(String(project?.slug)));
});

it.each([
  ["a question", "services/floor-tiling.json", "questions.1", "question", "answer"],
  ["a step", "services/floor-tiling.json", "process.steps.1", "title", "description"],
  ["an option", "services/floor-tiling.json", "options.1", "title", "description"],
  ["a layer", "cutaways/heated-floor.json", "layers.1", "title", "missing"],
])(
  "A %s is left out if one of its texts names a fact that the company lacks",
  (_row, file, row, title, text) => {
    const page = (words: string) => {
      const named = set(file, `${row}.${title}`, "The second row");
      const content = contentWith(
        set("company.json", "claims", {}),
        named,
        set(file, `${row}.${text}`, words),
      );
      return renderPage(template, { content, context: { slug: "floor-tiling" } }).html;
    };
    expect(page("At once.")).toHaveTextContent("The second row");
    expect(page("Within {quoteWithin}.")).not.toHaveTextContent("The second row");
  },
);

it("A service without a question about prices begins with what its work includes", () => {
  const content = contentWith(set("services/floor-tiling.json", "questions", undefined));
  const { data, html } = renderPage(template, { context: { slug: "floor-tiling" }, content });
  const part = section(html, data.page.featuresTitle);
  for (const feature of data.service.features) expect(part).toHaveTextContent(feature);
});

it("A service's page leaves out questions, cutaways, tiles, reviews and the planner's link if it has none", () => {
  const { data, html } = renderPage(template, { context: { slug: "tile-repairs" } });
  const about = (words: string) => fillPlaceholders(words, { service: data.service.title });
  const { page, companyPage } = data;
  const titles = [about(page.questionsTitle), about(page.tilesTitle), companyPage.reviewsTitle];
  const present = headings(html).map((heading) => heading.slice("h2 ".length));
  expect(titles.filter((title) => present.includes(title))).toEqual([]);
  expect(present).toContain(data.service.closingTitle);
  expect(html).not.toHaveTextContent(page.planAction);
});

it("A link opens the planner with the service's room and the first of its tiles that may be laid there", () => {
  const context = { slug: "bathroom-refurbishment" };
  const address = (room: string, surfaceKinds: string[]) => {
    const content = contentWith(
      set("services/bathroom-refurbishment.json", "plannerRoom", room),
      set("tiles/limestone.json", "settingOut.surfaceKinds", surfaceKinds),
    );
    const { data, html } = renderPage(template, { context, content });
    const [link] = [...html.querySelectorAll("a")].filter(
      ({ textContent }) => textContent === data.page.planAction,
    );
    return link?.getAttribute("href");
  };
  expect(address("bath", ["walls"])).toBe(`${pagePaths.planner}?room=bath&tile=limestone#plan`);
  expect(address("bath", ["floors"])).toBe(`${pagePaths.planner}?room=bath#plan`);
});

it("A picture of a service's options is labelled, and is left out if there is none", () => {
  const context = { slug: "floor-tiling" };
  const content = contentWith(set("services/floor-tiling.json", "optionsPicture", morePicture));
  const { html } = renderPage(template, { context, content });
  const figure = section(html, choicesTitle).querySelector("figure");
  expect(figure?.querySelector("img")).toHaveAttribute("alt", morePicture.alt);
  expect(figure).toHaveTextContent(pictureWords.visualisation);
  const { html: without } = renderPage(template, { context });
  expect(section(without, choicesTitle).querySelector("figure")).toBeNull();
});

it("A service of a title, a description and two features has a page of them, and closes with the form's words", () => {
  const { slug, order, title, description, features } = companyContent["services/tile-repairs.json"] ?? {};
  const thin = { slug, order, title, description, features };
  const content = contentWith(set("services/tile-repairs.json", "", thin));
  const { data, html } = renderPage(template, { context: { slug: "tile-repairs" }, content });
  const [first, second] = headings(html);
  expect([first, second]).toEqual([`h1 ${title}`, `h2 ${data.page.featuresTitle}`]);
  expect(headings(html).at(-1)).toBe(`h2 ${data.home.contact.title}`);
});

it("A question leads to the prices, if there are any", () => {
  const ways = (...without: string[]) => {
    const content = contentWith(remove("price-examples/"), ...without.map(remove));
    const { html } = renderPage(template, { context: { slug: "floor-tiling" }, content });
    const main = html.querySelector("main") ?? html;
    return links(main).filter((link) => link === `${pagePaths.planner}#prices`);
  };
  expect(ways()).toHaveLength(1);
  expect(ways("rates/")).toEqual([]);
});

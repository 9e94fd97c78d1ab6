import { fillPlaceholders } from "../../src/content/fields/placeholders";
import { pagePaths } from "../../src/routes/page-paths";
import * as template from "../../src/templates/ServiceTemplate";
import { companyContent, morePicture, withField, withoutFolders } from "../pages/company-content";
import { headings, links, renderPage, section } from "../pages/render-page";

test("A service's page goes from its price to the layers, the tiles, its details and the questions left", async () => {
  const { data, html } = await renderPage(template, { context: { slug: "floor-tiling" } });
  const { service, page } = data;
  const { cutaways, tiles, reviews } = service;
  const about = (words: string) => fillPlaceholders(words, { service: service.title });
  const [price, ...others] = service.questions ?? [];
  expect(price?.rate).toBeTruthy();
  expect(tiles).not.toEqual([]);
  expect(headings(html)).toEqual([
    `h1 ${service.headline}`,
    `h2 ${price?.question}`,
    `h3 ${page.featuresTitle}`,
    ...cutaways.flatMap(({ title, layers }) => [
      `h2 ${title}`,
      ...layers.map((layer) => `h3 ${layer.title}`),
    ]),
    `h2 ${about(page.tilesTitle)}`,
    `h2 ${service.optionsTitle}`,
    ...(service.options ?? []).map(({ title }) => `h3 ${title}`),
    `h2 ${service.process?.title}`,
    ...(service.process?.steps ?? []).map(({ title }) => `h3 ${title}`),
    `h2 ${service.benefitsTitle}`,
    ...(service.benefits ?? []).map(({ title }) => `h3 ${title}`),
    `h2 ${about(page.questionsTitle)}`,
    ...others.map(({ question }) => `h3 ${question}`),
    `h2 ${data.companyPage.reviews.title}`,
    ...reviews.map(({ firstName, place }) => `h3 ${firstName}, ${place}`),
    `h2 ${page.relatedTitle}`,
    ...data.services.nodes.filter(({ slug }) => slug !== service.slug).map(({ title }) => `h3 ${title}`),
    `h3 ${about(page.areasTitle)}`,
    `h2 ${service.closingTitle}`,
  ]);
});

test("What the work costs is told outside the questions, with its rate and what is included", async () => {
  const { data, html } = await renderPage(template, { context: { slug: "floor-tiling" } });
  const { questions, features } = data.service;
  const price = questions?.find(({ rate }) => rate);
  const shown = section(html, String(price?.question));
  expect(shown.querySelector("details")).toBeNull();
  for (const words of [price?.answer, `£${price?.rate?.from}`, ...features])
    expect(shown).toHaveTextContent(String(words));
});

test("Options, steps and benefits are whole in the page, each closed behind its title", async () => {
  const { data, html } = await renderPage(template, { context: { slug: "floor-tiling" } });
  const { optionsTitle, options, process, benefitsTitle, benefits } = data.service;
  for (const [title, entries] of [
    [optionsTitle, options],
    [process?.title, process?.steps],
    [benefitsTitle, benefits],
  ] as const) {
    const part = section(html, String(title));
    expect(part.querySelector("details")).not.toHaveAttribute("open");
    for (const { description } of entries ?? []) expect(part).toHaveTextContent(description);
  }
});

test("The first tile is shown large, and every other can be chosen in its place", async () => {
  const { data, html } = await renderPage(template, { context: { slug: "floor-tiling" } });
  const { page, service } = data;
  const { tiles } = service;
  const part = section(html, fillPlaceholders(page.tilesTitle, { service: service.title }));
  const choices = [...part.querySelectorAll<HTMLInputElement>("input[type=radio]")];
  expect(choices.map(({ checked }) => checked)).toEqual(tiles.map((_tile, index) => index === 0));
  expect(choices.map(({ labels }) => labels?.[0]?.textContent)).toEqual(tiles.map(({ name }) => name));
  for (const { picture, suits, avoid } of tiles) {
    expect(part.querySelector(`img[alt="${picture.alt}"]`)).not.toBeNull();
    expect(part).toHaveTextContent(suits);
    expect(part).toHaveTextContent(avoid);
  }
});

test("Its buttons lead to a quote and to the areas; the last links, to other services and to areas", async () => {
  const { data, html } = await renderPage(template, { context: { slug: "floor-tiling" } });
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

test("A layer of a cutaway says what it does and what happens without it, and a number above the picture links to it", async () => {
  const { data, html } = await renderPage(template, { context: { slug: "floor-tiling" } });
  const [cutaway] = data.service.cutaways;
  const shown = section(html, String(cutaway?.title));
  // From left to right on the picture.
  const across = (cutaway?.layers ?? []).map((layer, index) => ({ ...layer, number: index + 1 }));
  across.sort((one, other) => one.across - other.across);
  expect(links(shown)).toEqual(across.map(({ number }) => `#${cutaway?.slug}-${number}`));
  for (const [index, layer] of cutaway?.layers.entries() ?? []) {
    const item = shown.querySelector(`#${cutaway?.slug}-${index + 1}`);
    expect(item).toHaveTextContent(layer.description);
    expect(item).toHaveTextContent(layer.missing);
  }
});

test("A service with phases shows them week by week", async () => {
  const { data, html } = await renderPage(template, { context: { slug: "bathroom-refurbishment" } });
  const { service, page } = data;
  const course = section(html, String(service.phases?.title));
  for (const { phase, week, tasks } of service.phases?.phases ?? []) {
    expect(course).toHaveTextContent(`${phase}${page.weekLabel} ${week}`);
    for (const task of tasks) expect(course).toHaveTextContent(task);
  }
});

test("A service of one project shows another of its pictures, which leads to the project", async () => {
  const { data, html } = await renderPage(template, { context: { slug: "bathroom-refurbishment" } });
  const { service, page } = data;
  const [project] = service.projects;
  expect(service.projects).toHaveLength(1);
  const shown = section(html, fillPlaceholders(page.pictureTitle, { service: service.title }));
  const [, second] = project?.pictures.filter(({ isBefore }) => !isBefore) ?? [];
  expect(shown.querySelector("img")).toHaveAttribute("alt", second?.alt);
  expect(links(shown)).toContain(pagePaths.project(String(project?.slug)));
});

test("A service without a question about prices begins with what its work includes", async () => {
  const content = withField(companyContent, "services/floor-tiling.json", "questions", undefined);
  const { data, html } = await renderPage(template, { context: { slug: "floor-tiling" }, content });
  const part = section(html, data.page.featuresTitle);
  for (const feature of data.service.features) expect(part).toHaveTextContent(feature);
});

test("What a service lacks is left out: questions, cutaways, tiles, reviews, the way to the planner", async () => {
  const { data, html } = await renderPage(template, { context: { slug: "tile-repairs" } });
  const about = (words: string) => fillPlaceholders(words, { service: data.service.title });
  const { page, companyPage } = data;
  const titles = [about(page.questionsTitle), about(page.tilesTitle), companyPage.reviews.title];
  const present = headings(html).map((heading) => heading.slice("h2 ".length));
  expect(titles.filter((title) => present.includes(title))).toEqual([]);
  expect(present).toContain(data.service.closingTitle);
  expect(html).not.toHaveTextContent(page.planAction);
});

test("A link opens the planner with the service's room and the first of its tiles that may be laid there", async () => {
  const context = { slug: "bathroom-refurbishment" };
  const address = async (room: string, places: string[]) => {
    const planned = withField(companyContent, "services/bathroom-refurbishment.json", "plan", room);
    const content = withField(planned, "tiles/limestone.json", "settingOut.places", places);
    const { data, html } = await renderPage(template, { context, content });
    const [link] = [...html.querySelectorAll("a")].filter(
      ({ textContent }) => textContent === data.page.planAction,
    );
    return link?.getAttribute("href");
  };
  expect(await address("bath", ["walls"])).toBe(`${pagePaths.planner}?room=bath&tile=limestone#plan`);
  expect(await address("bath", ["floors"])).toBe(`${pagePaths.planner}?room=bath#plan`);
});

test("A picture of a service's options is labelled, and is left out if there is none", async () => {
  const context = { slug: "floor-tiling" };
  const content = withField(companyContent, "services/floor-tiling.json", "optionsPicture", morePicture);
  const { data, html } = await renderPage(template, { context, content });
  const title = String(data.service.optionsTitle);
  const figure = section(html, title).querySelector("figure");
  expect(figure?.querySelector("img")).toHaveAttribute("alt", morePicture.alt);
  expect(figure).toHaveTextContent(data.layout.pictures.visualisation);
  const { html: without } = await renderPage(template, { context });
  expect(section(without, title).querySelector("figure")).toBeNull();
});

test("A service of a title, a description and two features has a page of them, and closes with the form's words", async () => {
  const { slug, order, title, description, features } = companyContent["services/tile-repairs.json"] ?? {};
  const thin = { slug, order, title, description, features };
  const content = { ...companyContent, "services/tile-repairs.json": thin };
  const { data, html } = await renderPage(template, { context: { slug: "tile-repairs" }, content });
  const [first, second] = headings(html);
  expect([first, second]).toEqual([`h1 ${title}`, `h2 ${data.page.featuresTitle}`]);
  expect(headings(html).at(-1)).toBe(`h2 ${data.home.contact.title}`);
});

test("A question leads to the prices, if there are any", async () => {
  const ways = async (...without: string[]) => {
    const content = withoutFolders(companyContent, "price-examples", ...without);
    const { html } = await renderPage(template, { context: { slug: "floor-tiling" }, content });
    return links(html).filter((link) => link === `${pagePaths.planner}#prices`);
  };
  expect(await ways()).toHaveLength(1);
  expect(await ways("rates")).toEqual([]);
});

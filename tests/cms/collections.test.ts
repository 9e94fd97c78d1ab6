import { existsSync } from "node:fs";
import { join } from "node:path";
import { type Collection, collections } from "../../src/cms/collections";
import type { FormField } from "../../src/cms/fields/field-of-form";
import { schemaAddress } from "../../src/content/derived/schema-files";
import { cmsGroups, contentTypeNames, contentTypes } from "../../src/content/types/content-types";
import { contentFolder } from "../content/valid-content";

const groups = collections();

function groupNamed(label: string): Collection {
  const found = groups.find((group) => group.label === label);
  if (!found) throw new Error(`There is no group ${label}`);
  return found;
}

/** What a group holds, as addresses of schemas: these differ from type to type. */
function schemasIn({ fields, files = [] }: Collection): unknown[] {
  const forms = fields ? [fields] : files.map((file) => file.fields);
  return forms.map(([address]) => address?.default);
}

describe("The groups of the CMS", () => {
  it("stand in the order in which an editor thinks", () => {
    expect(groups.map(({ label }) => label)).toEqual([...cmsGroups]);
  });

  it.each(contentTypeNames)("list every content type once, where content-types.ts says: %s", (type) => {
    const holding = groups.filter((group) => schemasIn(group).includes(schemaAddress(type)));
    expect(holding.map(({ label }) => label)).toEqual([contentTypes[type].cms.group]);
  });

  it("name folders and files that there are", () => {
    const places = groups.flatMap(({ folder, files = [] }) => folder ?? files.map(({ file }) => file));
    expect(places.filter((place) => !existsSync(place.replace(/^data/, contentFolder)))).toEqual([]);
    expect(new Set(places).size).toBe(contentTypeNames.length);
  });

  it("have names that differ, also those of their files", () => {
    for (const names of [groups, ...groups.map(({ files = [] }) => files)].map((all) =>
      all.map(({ name }) => name),
    ))
      expect(new Set(names).size).toBe(names.length);
  });

  it("write every file in the site's own format", () => {
    expect(groups.map(({ format }) => format)).toEqual(groups.map(() => "content"));
  });

  it("show the page beside every form", () => {
    expect(groups.filter(({ editor }) => !editor.preview)).toEqual([]);
    const without = groups
      .flatMap(({ files = [] }) => files)
      .filter(({ editor }) => editor?.preview === false);
    expect(without.map(({ label }) => label)).toEqual(["Redirects"]);
  });
});

describe("A group of many entries", () => {
  it.each([
    ["Services", "title", "Service"],
    ["Areas", "name", "Area"],
    ["Portfolio", "title", "Project"],
    ["Tiles", "name", "Tile"],
    ["Cutaways", "title", "Cutaway"],
    ["Questions", "question", "Question"],
  ])("%s lists them by their %s and adds a %s", (label, name, singular) => {
    expect(groupNamed(label)).toMatchObject({
      label_singular: singular,
      summary: `{{${name}}}`,
      identifier_field: name,
      create: true,
      delete: true,
      extension: "json",
    });
  });

  it("names a new file by its slug", () => {
    for (const { slug } of groups.filter(({ folder }) => folder)) expect(slug).toBe("{{fields.slug}}");
  });

  it("is shown in the order of the site where it has one", () => {
    expect(groupNamed("Portfolio").sortable_fields).toEqual([
      { field: "order", default_sort: "asc" },
      { field: "title" },
    ]);
    expect(groupNamed("Areas").sortable_fields).toEqual([{ field: "name" }]);
  });
});

describe("A reference", () => {
  const fieldsIn = (field: FormField): FormField[] => [
    field,
    ...[...(field.fields ?? []), ...(field.field ? [field.field] : [])].flatMap(fieldsIn),
  ];
  const all = groups.flatMap(({ fields = [], files = [] }) =>
    [...fields, ...files.flatMap((file) => file.fields)].flatMap(fieldsIn),
  );

  it("is chosen in a group that there is, by a name that its entries have", () => {
    const references = all.filter(({ widget }) => widget === "relation");
    expect(references.length).toBeGreaterThan(5);
    for (const { collection, display_fields: [shown] = [], value_field: stored } of references) {
      const target = groups.find(({ name }) => name === collection);
      const names = target?.fields?.map(({ name }) => name);
      expect(names).toEqual(expect.arrayContaining([shown, stored]));
      expect(shown).not.toBe("slug");
    }
  });
});

describe("Pictures", () => {
  it("of a project lie in a folder called like its file, whatever slug is being typed", () => {
    const { folder = "", media_folder: pictures, public_folder: named } = groupNamed("Portfolio");
    expect(named).toBe(pictures);
    expect(join(folder, pictures ?? "")).toBe(join("data/images/projects/{{filename}}"));
  });

  it("of tiles and of cutaways lie each in a folder of their own", () => {
    for (const [label, place] of [
      ["Tiles", "data/images/tiles"],
      ["Cutaways", "data/images/cutaways"],
    ] as const) {
      const { folder = "", media_folder: pictures, public_folder: named } = groupNamed(label);
      expect(named).toBe(pictures);
      expect(join(folder, pictures ?? "")).toBe(place);
    }
  });

  it("of the home page stay in the folder where they are", () => {
    const [home] = groupNamed("Home page").files ?? [];
    expect(existsSync(join(contentFolder, "pages", home?.media_folder ?? "nowhere"))).toBe(true);
    expect(home?.public_folder).toBe(home?.media_folder);
  });
});

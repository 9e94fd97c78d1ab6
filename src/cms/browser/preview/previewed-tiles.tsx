import { fillPlaceholders } from "../../../content/fields/placeholders";
import type { Checked } from "../../../content/types/checked";
import { cutawaySchema } from "../../../content/types/cutaway";
import { tileSchema } from "../../../content/types/tile";
import { ServiceCutaway } from "../../../sections/service/ServiceCutaway";
import { ServiceTiles } from "../../../sections/service/ServiceTiles";
import { type PreviewedPage, servicePage } from "./previewed-pages";
import { shownContent } from "./shown-content";
import { Layout } from "./stubs/LayoutStub";

type ServiceData = Checked<Queries.ServiceTemplateQuery>;

/** What is shown on services' pages and has none of its own: one of theirs lends its words. */
const onService = { path: servicePage.path, another: servicePage.another };

/** A tile, as a service's page shows it. */
export const tilePage: PreviewedPage<ServiceData> = {
  ...onService,
  schema: tileSchema,
  Page: ({ data: { service, page, tiles, portfolioPage } }) => (
    <Layout>
      <ServiceTiles
        title={fillPlaceholders(page.tilesTitle, { service: service.title })}
        tiles={tiles.nodes}
        words={page}
        gallery={portfolioPage}
      />
    </Layout>
  ),
  field: "tiles",
  show: (content, _published, surroundings) => ({
    tiles: { nodes: [shownContent(tileSchema, content, undefined, surroundings)] },
  }),
};

/** A cutaway, as a service's page shows it. */
export const cutawayPage: PreviewedPage<ServiceData> = {
  ...onService,
  schema: cutawaySchema,
  Page: ({ data: { cutaways, portfolioPage } }) => (
    <Layout>
      {cutaways.nodes.map((cutaway) => (
        <ServiceCutaway key={cutaway.slug} cutaway={cutaway} visualisation={portfolioPage.visualisation} />
      ))}
    </Layout>
  ),
  field: "cutaways",
  show: (content, _published, surroundings) => ({
    cutaways: { nodes: [shownContent(cutawaySchema, content, undefined, surroundings)] },
  }),
};

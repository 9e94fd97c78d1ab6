import { wholeProject, withPictureTexts } from "../../content/derived/project-words";
import type { ContentFile } from "../../content/reading/read-content-files";
import type { ContentTypeName } from "../../content/types/content-types";
import type { Project } from "../../content/types/project";
import { textAt } from "../change/changed-files";
import { contentOf, factsOf } from "../change/entries";

/** An entry's content with what the site works out where its owner left a field empty, as Gatsby's resolvers do. */
export function completeContent(
  type: ContentTypeName,
  content: unknown,
  files: readonly ContentFile[],
): unknown {
  if (type !== "Project") return content;
  const project: Partial<Project> = Object(content);
  const { title = "", pictures = [], beforeAndAfter } = project;
  const service = contentOf(textAt({ files }, `services/${project.service}.json`));
  const area = contentOf(textAt({ files }, `areas/${project.area}.json`));
  const around = {
    service: String(service.title ?? ""),
    place: String(area.name ?? project.district ?? ""),
    facts: factsOf(files),
  };
  const { before = noPicture, after = noPicture } = beforeAndAfter ?? {};
  const compared = beforeAndAfter && { before, after };
  return withPictureTexts({
    ...wholeProject(project, around),
    title,
    pictures,
    beforeAndAfter: compared,
  });
}

/** One of a comparison that is not chosen yet. */
const noPicture = { image: "" };

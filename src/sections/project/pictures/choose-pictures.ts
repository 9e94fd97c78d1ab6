type Project = Queries.ProjectPicturesFragment;

/** A picture, and what its project's pictures are: visualisation or photograph. */
export interface ShownPicture {
  picture: Queries.ProjectPictureFragment;
  kind: string;
}

/** The picture that stands for a project: its first. */
export function leadPicture({ pictures: [picture], kind }: Project): ShownPicture | undefined {
  return picture && { picture, kind };
}

/** A project's pictures after its first, without those from before the work: other places may show them. */
export function furtherPictures({ pictures, kind }: Project): ShownPicture[] {
  const further = pictures.slice(1).filter(({ isBefore }) => !isBefore);
  return further.map((picture) => ({ picture, kind }));
}

interface PagePictures {
  banner?: ShownPicture | undefined;
  beside?: ShownPicture | undefined;
  /** As wide as the window, before the page's end. */
  wide?: ShownPicture | undefined;
}

/** The pictures of a page that shows no project in particular: each of another project, as far as there are three. */
export function pagePictures(projects: readonly Project[]): PagePictures {
  const [first, second = first, third = second] = projects;
  if (!first || !second || !third) return {};
  const beside = furtherPictures(second).at(-1);
  const [wide] = furtherPictures(third);
  return {
    banner: leadPicture(first),
    beside,
    wide: wide?.picture === beside?.picture ? undefined : wide,
  };
}

interface ServicePictures {
  /** For the benefits, the options and the steps or phases, as far as there are as many. */
  benefits?: ShownPicture | undefined;
  options?: ShownPicture | undefined;
  work?: ShownPicture | undefined;
  /** The projects with the pictures that are left. */
  others: Project[];
}

/** Distributes the pictures of a service's projects among the parts of its page; the very first is the hero. */
export function servicePictures(projects: readonly Project[]): ServicePictures {
  const pool = projects.flatMap((project, index) => {
    const before = project.pictures.filter(({ isBefore }) => isBefore);
    const further = furtherPictures(project).map(({ picture }) => picture);
    const pictures = index === 0 ? [...further, ...before] : project.pictures;
    return pictures.map((picture) => ({ project, picture, kind: project.kind }));
  });
  const [benefits, options, work, ...left] = pool;
  const others = projects.map((project) => {
    const pictures = left.filter((entry) => entry.project === project).map(({ picture }) => picture);
    return { ...project, pictures };
  });
  return { benefits, options, work, others: others.filter(({ pictures }) => pictures.length > 0) };
}

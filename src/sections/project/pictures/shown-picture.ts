/** A picture, and what its project's pictures are: visualisation or photograph. */
export interface ShownPicture {
  picture: Queries.ProjectPictureFragment;
  kind: string;
}

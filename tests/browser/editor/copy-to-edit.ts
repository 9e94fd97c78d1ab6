import { editedSite } from "./edited-site";
import { copySite } from "./site-copy";

/** Makes the copy of the site that `npm run test:editor` edits. */
copySite(editedSite);

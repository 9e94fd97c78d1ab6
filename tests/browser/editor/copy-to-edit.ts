import { copySite } from "../../support/site-copy";
import { editedSite } from "./edited-site";

/** Makes the copy of the site that `npm run test:editor` edits. */
copySite(editedSite);

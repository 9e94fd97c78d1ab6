import { brandFontAddress } from "../../../theme/font-faces";
import { apacheRecipe } from "./apache-recipe";
import { caddyRecipe } from "./caddy-recipe";
import { headersFile } from "./headers-file";
import { nginxRecipe } from "./nginx-recipe";
import { redirectsFile } from "./redirects-file";
import { exampleFolder as folder } from "./server-options";

/** Every file in hosting/ that is written from here, by its name. */
export function recipes(): Readonly<Record<string, string>> {
  return {
    "apache/site.conf": apacheRecipe({ folder }),
    "caddy/Caddyfile": caddyRecipe({ folder }),
    "nginx/site.conf": nginxRecipe({ folder, brotli: true }),
    // Netlify and Cloudflare Pages read the same two files, which the build also puts into public/, where _headers has a
    // rule for each of the build's scripts as well.
    "netlify-and-cloudflare/_headers": headersFile([brandFontAddress]),
    "netlify-and-cloudflare/_redirects": redirectsFile(),
  };
}

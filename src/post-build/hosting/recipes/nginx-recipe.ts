import { mediaTypes } from "../media-types";
import { privateFiles } from "../private-files";
import { folderRedirects, pageAddress } from "../redirects";
import {
  alwaysAsk,
  forAYear,
  hashedFiles,
  ownPagesOnly,
  pictureFolders,
  secureHostHeaders,
  securityHeaders,
} from "../response-headers";
import { movedPagesFiles } from "./moved-pages-files";
import { exampleDomain, indented, type ServerOptions, writtenBy } from "./server-options";

export interface NginxOptions extends ServerOptions {
  /** Whether nginx has brotli's module, which Debian has as libnginx-mod-http-brotli-static. */
  brotli: boolean;
}

/**
 * A file for /etc/nginx/sites-enabled. Headers are given once, with values that depend on the address, because nginx
 * drops those of the server wherever a location adds one of its own.
 */
export function nginxRecipe({ folder, preview, brotli }: NginxOptions): string {
  return `${writtenBy}

map $uri $cache_control {
    default "${alwaysAsk}";
    "~${hashedFiles}" "${forAYear}";
}
map $uri $resource_policy {
    default "${ownPagesOnly.value}";
    "~${pictureFolders}" "";
}
map $status $allowed_methods {
    default "";
    405 "GET, HEAD";
}
${preview ? "" : otherAddresses}
server {
${indented(preview ? previewLines(preview.port) : domainLines, "    ")}
    root ${folder};

    server_tokens off;
    absolute_redirect off;
    gzip_static on;
    gzip_vary on;
${brotli ? "    brotli_static on;\n" : ""}
    types {
${indented(typeLines(), "        ")}
    }
    charset utf-8;
    charset_types text/css text/plain text/xml text/javascript text/yaml;

${indented(headerLines(preview ? securityHeaders : secureHostHeaders), "    ")}

    if ($request_method !~ ^(GET|HEAD)$) {
        return 405;
    }
    error_page 404 /404.html;

    location ~ "${privateFiles}" { return 404; }
    location ~ ^/404(\\.html)?$ { internal; }
    location = / { try_files /index.html =404; }
    location ~ ^/index(\\.html)?$ { return 301 /$is_args$args; }
${indented(folderRedirects.map(nginxRedirect), "    ")}
    include ${folder}/${movedPagesFiles.nginx}*;
    location ~ "^(${pageAddress})(?:/|\\.html)$" {
        if (-f $document_root$1.html) { return 301 $1$is_args$args; }
        return 404;
    }
    location / { try_files $uri $uri.html =404; }
}
`;
}

export const nginxRedirect = ({ from, to }: { from: string; to: string }) => {
  const [path = "", anchor] = to.split("#");
  return `location ~ ^${from}/?$ { return 301 ${path}$is_args$args${anchor ? `#${anchor}` : ""}; }`;
};

const typeLines = () => Object.entries(mediaTypes).map(([ending, type]) => `${type} ${ending};`);

const headerLines = (headers: Readonly<Record<string, string>>) => [
  ...Object.entries(headers).map(([name, value]) => `add_header ${name} "${value}" always;`),
  `add_header ${ownPagesOnly.name} $resource_policy always;`,
  "add_header Cache-Control $cache_control always;",
  "add_header Allow $allowed_methods always;",
];

const previewLines = (port: number) => [`listen 127.0.0.1:${port};`, "server_name _;"];

const domainLines = [
  "listen 443 ssl http2;",
  "listen [::]:443 ssl http2;",
  `server_name ${exampleDomain};`,
  `ssl_certificate /etc/letsencrypt/live/${exampleDomain}/fullchain.pem;`,
  `ssl_certificate_key /etc/letsencrypt/live/${exampleDomain}/privkey.pem;`,
  "ssl_protocols TLSv1.2 TLSv1.3;",
  "ssl_session_cache shared:SSL:10m;",
];

const otherAddresses = `
server {
    listen 80;
    listen [::]:80;
    server_name ${exampleDomain} www.${exampleDomain};
    server_tokens off;
    location /.well-known/acme-challenge/ { root /var/www/html; }
    location / { return 301 https://${exampleDomain}$request_uri; }
}
server {
    listen 443 ssl http2;
    listen [::]:443 ssl http2;
    server_name www.${exampleDomain};
    ssl_certificate /etc/letsencrypt/live/${exampleDomain}/fullchain.pem;
    ssl_certificate_key /etc/letsencrypt/live/${exampleDomain}/privkey.pem;
    server_tokens off;
    add_header Strict-Transport-Security "${secureHostHeaders["Strict-Transport-Security"]}" always;
    return 301 https://${exampleDomain}$request_uri;
}
`;

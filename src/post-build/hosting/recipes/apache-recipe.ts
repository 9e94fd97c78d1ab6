import { contentType, mediaTypes, packableEndings } from "../media-types";
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

/**
 * A file for /etc/apache2/sites-enabled; needs the modules headers, rewrite and ssl. Folders get no slash added, because
 * /portfolio is both a page and a folder of pages.
 */
export function apacheRecipe({ folder, preview }: ServerOptions): string {
  return `${writtenBy}

ServerTokens Prod
ServerSignature Off
TraceEnable Off
${preview ? "" : otherAddresses}
<VirtualHost ${preview ? `127.0.0.1:${preview.port}` : "*:443"}>
    ServerName ${preview ? "127.0.0.1" : exampleDomain}
    DocumentRoot "${folder}"
${preview ? "" : `${indented(certificate, "    ")}\n`}
    <Directory "${folder}">
        Options None
        AllowOverride None
        Require all granted
        DirectorySlash Off
        DirectoryIndex disabled
    </Directory>
    ErrorDocument 404 /404.html

${indented(typeLines(), "    ")}

${indented(headerLines(preview ? securityHeaders : secureHostHeaders), "    ")}

    RewriteEngine On
    # The 404 page, when an error led here.
    RewriteCond %{ENV:REDIRECT_STATUS} .
    RewriteRule ^ - [END]
    RewriteCond %{REQUEST_METHOD} !^(GET|HEAD)$
    RewriteRule ^ - [R=405,END]
    RewriteCond %{REQUEST_URI} "${privateFiles}"
    RewriteRule ^ - [R=404,END]
    RewriteRule ^/404(\\.html)?$ - [R=404,END]
    RewriteRule ^/index(\\.html)?$ / [R=301,END]
${indented(folderRedirects.map(apacheRedirect), "    ")}
    IncludeOptional "${folder}/${movedPagesFiles.apache}*"
    RewriteCond %{DOCUMENT_ROOT}$1.html -f
    RewriteRule "^(${pageAddress})(?:/|\\.html)$" $1 [R=301,END]
    RewriteRule "${pageAddress}(?:/|\\.html)$" - [R=404,END]
    RewriteRule ^/$ /index.html
    RewriteCond %{DOCUMENT_ROOT}%{REQUEST_URI} !-f
    RewriteCond %{DOCUMENT_ROOT}%{REQUEST_URI}.html -f
    RewriteRule ^(.+)$ $1.html
    RewriteCond %{DOCUMENT_ROOT}$1 !-f
    RewriteRule ^(.+)$ - [R=404,END]
    # The copies that the build packed, for browsers that understand them.
    RewriteCond %{HTTP:Accept-Encoding} \\bbr\\b
    RewriteCond %{DOCUMENT_ROOT}$1.br -f
    RewriteRule ^(.+)$ $1.br [END]
    RewriteCond %{HTTP:Accept-Encoding} \\bgzip\\b
    RewriteCond %{DOCUMENT_ROOT}$1.gz -f
    RewriteRule ^(.+)$ $1.gz [END]
</VirtualHost>
`;
}

export const apacheRedirect = ({ from, to }: { from: string; to: string }) =>
  `RewriteRule ^${from}/?$ ${to} [R=301,NE,END]`;

/** A packed copy has the type of what is packed in it. */
const typeLines = () => [
  ...Object.keys(mediaTypes).map(
    (ending) =>
      `<FilesMatch "\\.${ending}(\\.(br|gz))?$">\n        ForceType "${contentType(ending)}"\n    </FilesMatch>`,
  ),
  ...Object.entries({ br: "br", gz: "gzip" }).map(
    ([ending, encoding]) =>
      `<FilesMatch "\\.${ending}$">\n        SetEnv no-gzip 1\n        SetEnv no-brotli 1\n        Header set Content-Encoding ${encoding}\n    </FilesMatch>`,
  ),
  `<FilesMatch "\\.(${packableEndings.join("|")})(\\.(br|gz))?$">\n        Header merge Vary Accept-Encoding\n    </FilesMatch>`,
];

const headerLines = (headers: Readonly<Record<string, string>>) => [
  ...Object.entries(headers).map(([name, value]) => `Header always set ${name} "${value}"`),
  `Header always set ${ownPagesOnly.name} "${ownPagesOnly.value}" "expr=! %{REQUEST_URI} =~ m#${pictureFolders}#"`,
  `Header always set Cache-Control "${alwaysAsk}"`,
  `Header always set Cache-Control "${forAYear}" "expr=%{REQUEST_URI} =~ m#${hashedFiles.replace("$", "(?:\\.(?:br|gz))?$$")}#"`,
  `Header always set Allow "GET, HEAD" "expr=%{REQUEST_STATUS} == 405"`,
];

const certificate = [
  "Protocols h2 http/1.1",
  "SSLEngine On",
  "SSLProtocol -all +TLSv1.2 +TLSv1.3",
  `SSLCertificateFile /etc/letsencrypt/live/${exampleDomain}/fullchain.pem`,
  `SSLCertificateKeyFile /etc/letsencrypt/live/${exampleDomain}/privkey.pem`,
];

const otherAddresses = `
<VirtualHost *:80>
    ServerName ${exampleDomain}
    ServerAlias www.${exampleDomain}
    RedirectMatch permanent "^/(?!\\.well-known/acme-challenge/)(.*)" "https://${exampleDomain}/$1"
    DocumentRoot /var/www/html
</VirtualHost>
<VirtualHost *:443>
    ServerName www.${exampleDomain}
${indented(certificate, "    ")}
    Header always set Strict-Transport-Security "${secureHostHeaders["Strict-Transport-Security"]}"
    Redirect permanent / https://${exampleDomain}/
</VirtualHost>
`;

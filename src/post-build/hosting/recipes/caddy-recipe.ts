import { contentType, mediaTypes } from "../media-types";
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
 * A Caddyfile; Caddy gets the certificate by itself. Whatever is wrong becomes an error first, so that one place
 * answers: the 404 page with the site's headers.
 */
export function caddyRecipe({ folder, preview }: ServerOptions): string {
  const headers = headerLines(preview ? securityHeaders : secureHostHeaders);
  return `${writtenBy}
${preview ? previewOptions : otherAddress}
${preview ? `http://127.0.0.1:${preview.port}` : exampleDomain} {
	root * ${folder}
	map {query} {question} {
		~^(.+)$ "?\${1}"
		default ""
	}
${indented([...headers, ...keptFor], "\t")}

	route {
		@method not method GET HEAD
		error @method 405

		@private path_regexp ${privateFiles}
		error @private 404
		@notFound path /404 /404.html
		error @notFound 404

		@home path /index /index.html
		redir @home /{question} permanent
${indented(folderRedirects.map(caddyRedirect), "\t\t")}
		import ${folder}/${movedPagesFiles.caddy}*
		@other path_regexp page ^(${pageAddress})(?:/|\\.html)$
		handle @other {
			@page file {re.page.1}.html
			redir @page {re.page.1}{question} permanent
			error 404
		}

		@root path /
		rewrite @root /index.html
		try_files {path} {path}.html
		@file file
		handle @file {
${indented(typeLines(), "\t\t\t")}
			file_server {
				precompressed br gzip
				disable_canonical_uris
			}
		}
		error 404
	}

	handle_errors {
${indented(headers, "\t\t")}
		header ${ownPagesOnly.name} ${ownPagesOnly.value}
		header Cache-Control "${alwaysAsk}"
		@missing expression \`{err.status_code} == 404\`
		handle @missing {
			rewrite * /404.html
			header Content-Type "${contentType("html")}"
			file_server {
				precompressed br gzip
			}
		}
		handle {
			header Allow "GET, HEAD"
			respond "{err.status_code}" {err.status_code}
		}
	}
}
`;
}

export const caddyRedirect = ({ from, to }: { from: string; to: string }) => {
  const [path = "", anchor] = to.split("#");
  return `redir ${from} "${path}{question}${anchor ? `#${anchor}` : ""}" permanent`;
};

const headerLines = (headers: Readonly<Record<string, string>>) => [
  "header {",
  ...Object.entries(headers).map(([name, value]) => `\t${name} "${value}"`),
  "\t-Server",
  "}",
];

const keptFor = [
  `@ownPagesOnly not path_regexp ${pictureFolders}`,
  `header @ownPagesOnly ${ownPagesOnly.name} ${ownPagesOnly.value}`,
  `@hashed path_regexp ${hashedFiles}`,
  `@other_names not path_regexp ${hashedFiles}`,
  `header @hashed Cache-Control "${forAYear}"`,
  `header @other_names Cache-Control "${alwaysAsk}"`,
];

/** Each with its own name, as Caddy asks for. */
const typeLines = () =>
  Object.keys(mediaTypes).flatMap((ending) => [
    `@${ending} path *.${ending}`,
    `header @${ending} Content-Type "${contentType(ending)}"`,
  ]);

const previewOptions = `
{
	admin off
	auto_https off
}
`;

const otherAddress = `
www.${exampleDomain} {
	header Strict-Transport-Security "${secureHostHeaders["Strict-Transport-Security"]}"
	header -Server
	redir https://${exampleDomain}{uri} permanent
}
`;

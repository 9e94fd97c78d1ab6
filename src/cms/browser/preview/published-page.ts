import { pageDataPath } from "../../../routes/page-paths";

/** The file that Gatsby publishes with every page. */
interface PageDataFile<Data> {
  result: { data: Data };
}

/** What Gatsby answered a page's query; undefined where there is no such page. */
export async function publishedPage<Data>(
  path: string,
  fetchFile: (address: string) => Promise<Response> = fetch,
): Promise<Data | undefined> {
  const answer = await fetchFile(pageDataPath(path));
  const isJson = answer.headers.get("Content-Type")?.includes("json") ?? false;
  if (!answer.ok || !isJson) return undefined;
  const { result }: PageDataFile<Data> = await answer.json();
  return result.data;
}

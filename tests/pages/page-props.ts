import type { HeadProps, PageProps } from "gatsby";
import { Component } from "react";

/** What Gatsby hands to a page. */
export function pageProps<Data extends object>(data: Data, path: string): PageProps<Data> {
  window.history.replaceState(undefined, "", path);
  return {
    data,
    path,
    uri: path,
    location: Object.assign(window.location, { state: {}, key: "initial" }),
    children: undefined,
    params: {},
    pageContext: {},
    pageResources: {
      component: new Component({}),
      json: { data, pageContext: {} },
      page: { componentChunkName: "", path, webpackCompilationHash: "" },
    },
    serverData: {},
  };
}

/** What Gatsby hands to a page's head. */
export function headProps<Data extends object>(data: Data, path: string): HeadProps<Data> {
  return { data, location: { pathname: path }, params: {}, pageContext: {}, serverData: {} };
}

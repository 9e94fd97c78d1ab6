import { maker, openDialog } from "../screen/make";

/** Shows, until it is closed, why something was not stored; the words come in lines. */
export function showRefusal(page: Document, words: string): void {
  openDialog(page, "Something to mend first", maker(page)("pre", { style: "white-space: pre-wrap" }, words));
}

import type { Decap } from "../decap";
import { checkedField } from "./checked-field";
import { listField } from "./list-field";

/** Decap's fields that hold a value; a group holds only other fields. */
const decapFields = ["string", "text", "number", "select", "relation", "image", "list"];

/** Puts this site's fields in the place of Decap's. `onAsked` is told when a form is asked whether it is right. */
export function registerFields(cms: Pick<Decap, "getWidget" | "registerWidget">, onAsked: () => void): void {
  for (const name of decapFields) {
    const { control, preview } = cms.getWidget(name);
    cms.registerWidget(name, checkedField(name === "list" ? listField(control) : control, onAsked), preview);
  }
}

import type { FieldControlClass } from "../decap";
import { plainValue } from "./plain-value";
import { rowLabel } from "./row-label";

/** Decap's list, whose closed entries say what they hold. Decap's own labels show a list of words as its data structure. */
export function listField(Control: FieldControlClass): FieldControlClass {
  return class ListField extends Control {
    objectLabel(entry: unknown): string {
      const { summary = "", label_singular: singular = "entry" } = this.props.field.toJS();
      return rowLabel(summary, plainValue(entry), singular);
    }
  };
}

import type { CreateElement, Decap, FieldControlClass } from "../decap";
import { checkedField } from "./checked-field";
import { choicesField } from "./choices-field";
import { inputOfType } from "./input-of-type";
import { listField } from "./list-field";
import { iconField } from "./pictures/icon-field";
import { pictureField } from "./pictures/picture-field";
import { picturesField } from "./pictures/pictures-field";
import { textField } from "./text-field";

/** Puts this site's fields in the place of Decap's. `onAsked` is told when a form is asked whether it is right. */
export function registerFields(
  cms: Pick<Decap, "getWidget" | "registerWidget">,
  createElement: CreateElement,
  onAsked: () => void,
): void {
  const register = (
    name: string,
    decaps: string,
    ours: (control: FieldControlClass) => FieldControlClass,
  ) => {
    const { control, preview } = cms.getWidget(decaps);
    cms.registerWidget(name, checkedField(ours(control), onAsked), preview);
  };
  const unchanged = (control: FieldControlClass) => control;
  register("string", "string", textField(createElement));
  register("text", "text", textField(createElement));
  register("time", "string", inputOfType(createElement, "time"));
  register("day", "string", inputOfType(createElement, "date"));
  register("icon", "select", iconField(createElement));
  register("choices", "select", choicesField(createElement));
  register("list", "list", (control) => picturesField(createElement)(listField(control)));
  register("image", "image", pictureField(createElement));
  for (const name of ["number", "select", "relation"]) register(name, name, unchanged);
}

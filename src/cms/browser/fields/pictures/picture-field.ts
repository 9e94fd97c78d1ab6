import type { CreateElement, FieldControlClass } from "../../decap";
import { takeFocus } from "../take-focus";

/**
 * Decap's picture field with the stored picture in it: Decap's own keeps the empty frame that is there while it loads. A
 * tap on the picture is the point that stays in view, where the form has a field for it.
 */
export function pictureField(createElement: CreateElement) {
  return (Control: FieldControlClass): FieldControlClass =>
    class PictureField extends Control {
      shouldComponentUpdate() {
        return true;
      }

      renderImages = () => {
        const { value, field, getAsset } = this.props;
        const picture = createElement("img", {
          className: "cms-thumbnail",
          src: String(getAsset?.(String(value), field) ?? ""),
          alt: "",
        });
        // Only the picture of a group with other fields has one for the point.
        const isOfGroup = field.toJS().name === "image";
        return isOfGroup
          ? createElement("div", { className: "cms-focus", onClick: takeFocus }, picture)
          : picture;
      };
    };
}

import type { CreateElement, FieldControlClass } from "../decap";

/** Decap's picture field with the stored picture in it: Decap's own keeps the empty frame that is there while it loads. */
export function pictureField(createElement: CreateElement) {
  return (Control: FieldControlClass): FieldControlClass =>
    class PictureField extends Control {
      shouldComponentUpdate() {
        return true;
      }

      renderImages = () => {
        const { value, field, getAsset } = this.props;
        return createElement("img", {
          className: "cms-thumbnail",
          src: String(getAsset?.(String(value), field) ?? ""),
          alt: "",
        });
      };
    };
}

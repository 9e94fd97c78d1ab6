import { type FieldChecks, fieldFault } from "../../../editor/forms/words/field-fault";
import { tidyText } from "../../../editor/forms/words/tidy-text";
import type { FormField } from "../../fields/field-of-form";
import type { FieldControlClass } from "../decap";
import { plainValue } from "./plain-value";

/**
 * One of Decap's controls that says at most one sentence about what is wrong. Decap asks all fields of a form one
 * after the other when it is to be published, and not before; `onAsked` is told each time.
 */
export function checkedField(Control: FieldControlClass, onAsked: () => void): FieldControlClass {
  return class CheckedField extends Control {
    /** Decap's own check for empty fields never finds one: its message would come first, and in a toast. */
    getValidateValue = () => "asked in isValid";

    isValid = () => {
      onAsked();
      const message = this.fault();
      return { error: message === undefined ? false : { type: "CUSTOM", message, ...this.place() } };
    };

    /** Decap checks the size of a list of groups apart. */
    validateSize = () => {
      onAsked();
      const message = this.fault();
      return message === undefined ? [] : [{ type: "CUSTOM", message, ...this.place() }];
    };

    private fault(): string | undefined {
      const { value, field } = this.props;
      const stored = typeof value === "string" ? tidyText(value) : plainValue(value);
      return fieldFault(stored, checksOf(field.toJS()));
    }

    /** The groups around the field turn red, too. */
    private place() {
      return { parentIds: this.props.parentIds ?? [] };
    }
  };
}

function checksOf({
  label = "This",
  required = true,
  checks,
  placeholders,
  min,
  max,
}: FormField): FieldChecks {
  return {
    label,
    required,
    ...(checks ? { text: checks } : {}),
    ...(placeholders ? { placeholders } : {}),
    ...(min === undefined ? {} : { least: min }),
    ...(max === undefined ? {} : { most: max }),
  };
}

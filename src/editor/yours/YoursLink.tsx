import { useMemo } from "react";
import { ButtonAnchor } from "../../components/Button";
import { remainingDemoContent } from "../../content/derived/demo-content";
import { row } from "../../theme/arrangements";
import { space } from "../../theme/tokens";
import { useEditor } from "../state/editor-context";

/** Leads to the guided screen while the site has the demonstration's name. */
export function YoursLink() {
  const { content } = useEditor();
  const isDemonstration = useMemo(
    () =>
      remainingDemoContent(content.files).some(
        ({ file, field }) => file === "company.json" && field === "name",
      ),
    [content],
  );
  if (!isDemonstration) return null;
  return (
    <div css={row(space.s)}>
      <p>This is the demonstration. Five steps make it your firm's, in one change that one press undoes.</p>
      <ButtonAnchor href="#/yours">Make this site yours</ButtonAnchor>
    </div>
  );
}

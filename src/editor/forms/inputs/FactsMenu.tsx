import { Menu } from "../../controls/Menu";
import { useForm } from "../form-context";

interface FactsMenuProps {
  /** Of the field. */
  label: string;
  facts: readonly string[];
  onChoose: (fact: string) => void;
}

/** The facts that may stand in a text, each with what it is at present. */
export function FactsMenu({ label, facts, onChoose }: FactsMenuProps) {
  const { facts: known } = useForm();
  return (
    <Menu
      label="Insert a fact"
      name={`Insert a fact into ${label}`}
      choices={facts.map((fact) => ({
        name: [inWords(fact), known[fact]].filter(Boolean).join(" – "),
        act: () => onChoose(fact),
      }))}
    />
  );
}

/** quoteWithin is Quote within. */
function inWords(fact: string): string {
  const words = fact.replace(/(?<=[a-z])(?=[A-Z])/g, " ").toLowerCase();
  return words.charAt(0).toUpperCase() + words.slice(1);
}

import { graphql } from "gatsby";
import { ButtonAnchor, QuoteLink } from "../../components/Button";
import { Icon } from "../../components/Icon";

export interface CallWords {
  quoteAction: string;
  callAction: string;
}

interface CallsToActionProps {
  company: Queries.CallsToActionFragment;
  words: CallWords;
  /** True on a light background; by default it is green. */
  onLight?: boolean;
}

/** Links to the quote form and to the telephone. */
export function CallsToAction({ company, words, onLight = false }: CallsToActionProps) {
  const variant = onLight ? "outline" : "outlineOnBottle";
  return (
    <>
      <QuoteLink>{words.quoteAction}</QuoteLink>
      <ButtonAnchor href={company.phone.telLink} variant={variant}>
        <Icon name="phone" size={20} />
        {words.callAction}
      </ButtonAnchor>
    </>
  );
}

export const fragments = graphql`
  fragment CallsToAction on Company { phone { telLink } }
`;

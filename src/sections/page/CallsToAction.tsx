import { ButtonAnchor, QuoteLink } from "../../components/Button";
import { Icon } from "../../components/icon/Icon";
import { useFrame } from "../../layout/frame";

export interface CallWords {
  quoteAction: string;
  /** The telephone number if left out. */
  callAction?: string;
}

interface CallsToActionProps {
  words: CallWords;
  /** True on a light background; by default it is green. */
  onLight?: boolean;
}

/** Links to the quote form and to the telephone. */
export function CallsToAction({ words, onLight = false }: CallsToActionProps) {
  const { company, layout } = useFrame();
  const variant = onLight ? "outline" : "outlineOnBottle";
  return (
    <>
      <QuoteLink>{words.quoteAction}</QuoteLink>
      <ButtonAnchor href={company.phone.telLink} variant={variant}>
        <Icon name="phone" size={20} />
        {words.callAction ?? layout.navigation.call}
      </ButtonAnchor>
    </>
  );
}

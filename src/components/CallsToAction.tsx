import { homeSection } from "../routes/page-paths";
import { ButtonAnchor } from "./Button";
import { Icon } from "./icon/Icon";

interface CallsToActionProps {
  quoteAction: string;
  callAction: string;
  telLink: string;
}

/** On bottle: the way to a quote, and the telephone. */
export function CallsToAction({ quoteAction, callAction, telLink }: CallsToActionProps) {
  return (
    <>
      <QuoteLink>{quoteAction}</QuoteLink>
      <ButtonAnchor href={telLink} icon={<Icon name="phone" size={20} />} variant="outlineOnBottle">
        {callAction}
      </ButtonAnchor>
    </>
  );
}

/** On bottle: the way to a quote. */
export function QuoteLink({ children }: { children: string }) {
  return (
    <ButtonAnchor href={homeSection("contact")} variant="brass">
      {children}
    </ButtonAnchor>
  );
}

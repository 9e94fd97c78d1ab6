import { homeSection } from "../routes/page-paths";
import { ButtonAnchor } from "./Button";
import { Icon } from "./icon/Icon";

interface CallsToActionProps {
  quoteAction: string;
  callAction: string;
  telLink: string;
  /** Whether they stand on a light ground. */
  onLight?: boolean;
}

/** The way to a quote, and the telephone. */
export function CallsToAction({ quoteAction, callAction, telLink, onLight = false }: CallsToActionProps) {
  return (
    <>
      <QuoteLink>{quoteAction}</QuoteLink>
      <ButtonAnchor
        href={telLink}
        icon={<Icon name="phone" size={20} />}
        variant={onLight ? "outline" : "outlineOnBottle"}
      >
        {callAction}
      </ButtonAnchor>
    </>
  );
}

/** The way to a quote, on bottle or on a light ground. */
export function QuoteLink({ children }: { children: string }) {
  return (
    <ButtonAnchor href={homeSection("contact")} variant="brass">
      {children}
    </ButtonAnchor>
  );
}

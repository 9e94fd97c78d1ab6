import type { LucideProps } from "lucide-react";

/** WhatsApp's speech bubble with a receiver, drawn in the line style of the other icons. */
export function WhatsAppMark({ size = 24 }: LucideProps) {
  return (
    <svg
      width={size}
      height={size}
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth={1.5}
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      <path d="M3 21l1.65-4.2A9 9 0 1 1 8 20.1L3 21z" />
      <path d="M9 9.6c.1 2.9 2.5 5.3 5.4 5.4.6 0 1.1-.5 1.1-1.1v-.6l-1.9-.8-.9.9a5 5 0 0 1-2.1-2.1l.9-.9-.8-1.9h-.6c-.6 0-1.1.5-1.1 1.1z" />
    </svg>
  );
}

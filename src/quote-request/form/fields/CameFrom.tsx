import { css } from "@emotion/react";
import { useEffect, useState } from "react";
import { type UseFormReturn, useWatch } from "react-hook-form";
import { SmallButton } from "../../../components/SmallButton";
import { fillPlaceholders } from "../../../content/fields/placeholders";
import { pagePaths } from "../../../routes/page-paths";
import { colours, fontSizes, sizes, space } from "../../../theme/tokens";
import type { QuoteRequest } from "../../rules/quote-request";

/** The services and areas with a page, from which visitors come with a service or a place in mind. */
export interface Subjects {
  services: readonly { slug: string; title: string }[];
  areas: readonly { slug: string; name: string }[];
}

type SubjectWords = Pick<Queries.QuoteFormWordsFragment, "aboutService" | "aboutArea">;

/** The subject of the page that led a visitor to the form, as a line of the details; undefined for a page without one. */
export function lineAbout(page: string, { services, areas }: Subjects, words: SubjectWords) {
  const service = services.find(({ slug }) => pagePaths.service(slug) === page);
  if (service) return fillPlaceholders(words.aboutService, { service: service.title });
  const area = areas.find(({ slug }) => pagePaths.area(slug) === page);
  return area && fillPlaceholders(words.aboutArea, { area: area.name });
}

interface CameFromProps {
  form: UseFormReturn<QuoteRequest>;
  words: SubjectWords & { addLine: string };
  subjects: Subjects;
  fillIn: (field: "projectDetails", value: string) => void;
}

/** Offers the subject of the page that the visitor came from, below the details, so that no field moves. */
export function CameFrom({ form, words, subjects, fillIn }: CameFromProps) {
  const [line, setLine] = useState<string>();
  const projectDetails = useWatch({ control: form.control, name: "projectDetails" });
  useEffect(() => {
    const page = previousPage();
    setLine(page && lineAbout(page, subjects, words));
  }, [subjects, words]);
  const add = () => fillIn("projectDetails", [line, projectDetails.trim()].filter(Boolean).join("\n"));
  if (!line) return null;
  return (
    <div css={row}>
      {line}
      {!projectDetails.includes(line) && <SmallButton onClick={add}>{words.addLine}</SmallButton>}
    </div>
  );
}

/** The path of the site's page from which the visitor came to this one; undefined for other sites' and none. */
function previousPage(): string | undefined {
  if (!document.referrer.startsWith(`${window.location.origin}/`)) return undefined;
  return new URL(document.referrer).pathname;
}

const row = css`
  display: flex;
  align-items: center;
  gap: ${space.s};
  min-height: ${sizes.target};
  color: ${colours.inkSoft};
  font-size: ${fontSizes.small};
  line-height: 1.25;
  button { flex: none; }
`;

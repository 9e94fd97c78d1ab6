const separators = /[\s().-]/g;
const british = /^(?:\+44|0044|0)0?([1-9]\d{8,9})$/;

/** A UK telephone number as people write it, such as '(020) 7946 0123', in E.164; undefined where it is none. */
export function phoneNumberIn(text: string): string | undefined {
  const [, digits] = british.exec(text.replace(separators, "")) ?? [];
  return digits && `+44${digits}`;
}

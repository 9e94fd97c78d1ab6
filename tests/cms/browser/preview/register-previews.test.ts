import type { PreviewProps } from "../../../../src/cms/browser/decap";
import { type CreateFrame, registerPreviews } from "../../../../src/cms/browser/preview/register-previews";
import { previewOf } from "../../../../src/cms/browser/preview/show-preview";
import { collections } from "../../../../src/cms/collections";

const mockShow = jest.fn();
jest.mock("../../../../src/cms/browser/preview/show-preview", () => ({
  previewOf: jest.fn(
    () =>
      (...shown: unknown[]) =>
        mockShow(...shown),
  ),
}));

const previews = new Map<string, (props: PreviewProps) => unknown>();
const styles: string[] = [];
const createElement = jest.fn((type: "div", _props: Parameters<CreateFrame>[1]) => ({ type }));

registerPreviews(
  {
    registerPreviewTemplate: (name, preview) => void previews.set(name, preview),
    registerPreviewStyle: (css) => void styles.push(css),
  },
  createElement,
);

const props: PreviewProps = {
  entry: { get: () => ({ toJS: () => ({}) }) },
  getAsset: (path) => path,
  document,
};

describe("Previews", () => {
  it("are there for every entry whose group shows one, by the name that Decap knows it by", () => {
    const shown = collections().filter(({ editor }) => editor.preview);
    const names = shown.flatMap(
      ({ name, files }) =>
        files?.filter(({ editor }) => editor?.preview !== false).map((file) => file.name) ?? name,
    );
    expect([...previews.keys()].sort()).toEqual(names.sort());
    expect(previewOf).toHaveBeenCalledTimes(names.length);
  });

  it("are set in the site's type", () => {
    expect(styles.join()).toContain("@font-face");
  });

  it("are shown in an element of Decap's, with what is written at the moment", () => {
    previews.get("areas")?.(props);
    const element = document.createElement("div");
    createElement.mock.calls[0]?.[1].ref(element);
    expect(mockShow).toHaveBeenCalledWith(element, props);
  });

  it("are left alone when Decap takes the element away", () => {
    mockShow.mockClear();
    createElement.mock.calls[0]?.[1].ref(null);
    expect(mockShow).not.toHaveBeenCalled();
  });
});

import { posix } from "node:path";
import { z } from "zod";
import type { CreateElement, FieldControlClass } from "../../decap";
import { contentOfFile } from "../../uploads/content-of-file";
import { differentName } from "../../uploads/different-name";
import { isImmutableMap, plainValue } from "../plain-value";

/** What Decap answers when it has taken a file for the entry: its action, with the path at which it will be stored. */
const takenSchema = z.object({ payload: z.object({ path: z.string() }) });

const picturesSchema = z.array(z.object({ image: z.string().default("") })).catch([]);

/** A list of pictures that takes several files at once, chosen or dropped; each becomes an entry of the list. */
export function picturesField(createElement: CreateElement) {
  return (Control: FieldControlClass): FieldControlClass =>
    class PicturesField extends Control {
      /** The pictures that were added, by their content. */
      private readonly added = new Map<string, string>();

      override render() {
        const { field } = this.props;
        const { label = "Pictures", takes_pictures: takesPictures } = field.toJS();
        if (!takesPictures) return super.render();
        const choose = createElement("input", {
          type: "file",
          accept: "image/*",
          multiple: true,
          "aria-label": `Add several to ${label}`,
          onChange: ({ target }: { target: HTMLInputElement }) => void this.take(target),
        });
        const words = createElement("span", null, "Add several pictures: drop them here, or choose them.");
        const area = createElement(
          "div",
          { className: "cms-drop", onDragOver: (event: Event) => event.preventDefault(), onDrop: drop },
          createElement("label", null, words, choose),
          createElement("p", { role: "status" }),
        );
        return createElement("div", null, super.render(), area);
      }

      private async take(input: HTMLInputElement): Promise<void> {
        const files = [...(input.files ?? [])];
        const status = input.closest(".cms-drop")?.querySelector("[role=status]");
        const say = (words: string) => status?.replaceChildren(words);
        input.value = "";
        const twice: string[] = [];
        let added = 0;
        for (const [index, file] of files.entries()) {
          say(`Picture ${index + 1} of ${files.length} …`);
          if (await this.isInList(file)) twice.push(`${file.name} is in the list already.`);
          else if (await this.add(file)) added += 1;
        }
        const added1 = added === 1 ? "One picture is" : `${added} pictures are`;
        say([`${added1} at the end of the list. Say in each what it shows.`, ...twice].join(" "));
      }

      /** The names of the pictures in the list. */
      private names(): string[] {
        const { value } = this.props;
        return picturesSchema.parse(plainValue(value)).map(({ image }) => posix.basename(image));
      }

      /** Of two new pictures with the same content Decap keeps one, and the entry would name a file that is not there. */
      private async isInList(file: File): Promise<boolean> {
        const name = this.added.get(await contentOfFile(file));
        return name !== undefined && this.names().includes(name);
      }

      /** Whether the picture was taken: Decap asks, where one of its name is there already. */
      private async add(file: File): Promise<boolean> {
        const { field, entry, onPersistMedia } = this.props;
        const taken = takenSchema.safeParse(await onPersistMedia?.(differentName(file, this.names()), {}));
        if (!taken.success || !isImmutableMap(field) || !this.addItem) return false;
        const path = String(entry?.get("path") ?? "");
        const folder = path ? posix.dirname(path) : `data/${String(entry?.get("collection"))}`;
        this.added.set(await contentOfFile(file), posix.basename(taken.data.payload.path));
        this.addItem(field.clear().set("image", posix.relative(folder, taken.data.payload.path)));
        return true;
      }
    };
}

/** What is dropped is chosen, as if by the button: reduce-uploads.ts sees it first. */
function drop(event: DragEvent & { currentTarget: HTMLElement }): void {
  event.preventDefault();
  const input = event.currentTarget.querySelector<HTMLInputElement>("input[type=file]");
  if (!input || !event.dataTransfer) return;
  input.files = event.dataTransfer.files;
  input.dispatchEvent(new Event("change", { bubbles: true }));
}

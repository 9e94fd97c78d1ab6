import { stat } from "node:fs/promises";
import { relative } from "node:path";
import { ToolError } from "../../tools/command-line/start-tool";
import { findCommand } from "../../tools/hosts/find-command";
import { type BuiltPicture, builtPictures } from "../../tools/pictures/built-pictures";
import { drawnAndDelivered } from "../../tools/pictures/drawn-and-delivered";
import { formatTable } from "../format-table";
import { butteraugli } from "./butteraugli";
import { type MeasuredPicture, pictureRows, tooCoarse } from "./picture-rows";

const masterFolder = "data/images";

/** Every picture in every width and format that the built site offers, against its master; names choose among the masters. */
export async function measurePictures(names: string[]): Promise<void> {
  if (!findCommand("butteraugli_main"))
    throw new ToolError("butteraugli_main is missing: apt-get install libjxl-devtools");
  const pictures = (await builtPictures("public", masterFolder)).filter(
    ({ master }) => names.length === 0 || names.some((name) => master.includes(name)),
  );
  const measured: MeasuredPicture[] = [];
  for (const picture of pictures) measured.push(await measure(picture));
  const rows = pictureRows(measured);
  console.log(formatTable(["Picture", "Format", "Files", "Least", "Median", "Worst", "KB"], rows));
  const faults = tooCoarse(measured).map(({ file, score }) => `${file}: ${score.toFixed(2)}`);
  if (faults.length > 0) throw new ToolError(`Further from the master than allowed:\n${faults.join("\n")}`);
}

async function measure(picture: BuiltPicture): Promise<MeasuredPicture> {
  const { drawn, delivered } = await drawnAndDelivered(picture);
  return {
    name: relative(masterFolder, picture.master),
    format: picture.format,
    file: picture.file,
    width: delivered.width,
    bytes: (await stat(picture.file)).size,
    score: await butteraugli(drawn, delivered),
  };
}

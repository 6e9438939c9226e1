// A line across the text, which the editor does not know of itself.
import { BlockEmbed } from "quill/blots/block.js";

export class Divider extends BlockEmbed {
  static override blotName = "divider";
  static override tagName = "HR";
}

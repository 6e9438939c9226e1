// Says plainly that Node is too old, in words that an old Node can still read: hence no TypeScript here.
// The server is TypeScript that Node runs as it is, which it does from 22.18 on. `npm` scripts find the Node that the project brings along.
const oldest = [22, 18];

const [major, minor] = process.versions.node.split(".").map(Number);
if (major < oldest[0] || (major === oldest[0] && minor < oldest[1])) {
  process.stderr.write(
    `\nAtalaya necesita Node ${oldest.join(".")} o posterior; este es ${process.versions.node}.\n` +
      "Ejecute `npm install` (trae un Node adecuado en la mayoría de los sistemas) o instale uno más nuevo.\n\n" +
      `Atalaya needs Node ${oldest.join(".")} or newer; this is ${process.versions.node}.\n` +
      "Run `npm install` (it brings a suitable Node on most systems), or install a newer one.\n\n",
  );
  process.exit(1);
}

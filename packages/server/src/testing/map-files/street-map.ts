// A tiny extract of OpenStreetMap, as a file .osm.pbf: two streets, a house and a fire station that nobody has ever seen.
import { deflateSync } from "node:zlib";
import { PbfWriter } from "pbf";

type Tags = Record<string, string>;
type Node = { id: number; lon: number; lat: number; tags?: Tags };
type Way = { id: number; nodes: number[]; tags: Tags };

/** Units of a coordinate in the file, in degrees; and of the box in its head. */
const granularity = 1e-7;
const boxUnit = 1e-9;

const message = (write: (pbf: PbfWriter) => void): Uint8Array => {
  const pbf = new PbfWriter();
  write(pbf);
  return pbf.finish();
};

/** Compressed, behind a head that says what it is and how long. */
function blob(type: "OSMHeader" | "OSMData", content: Uint8Array): Buffer {
  const body = message((pbf) => {
    pbf.writeVarintField(2, content.length);
    pbf.writeBytesField(3, deflateSync(content));
  });
  const head = message((pbf) => {
    pbf.writeStringField(1, type);
    pbf.writeVarintField(3, body.length);
  });
  const length = Buffer.alloc(4);
  length.writeUInt32BE(head.length);
  return Buffer.concat([length, head, body]);
}

const differences = (numbers: number[]) => numbers.map((number, at) => number - (numbers[at - 1] ?? 0));

/** Texts stand once in each block, and are meant by their number; 0 means none. */
function texts() {
  const known = new Map<string, number>([["", 0]]);
  const of = (text: string) => {
    if (!known.has(text)) known.set(text, known.size);
    return known.get(text)!;
  };
  return { of, all: () => [...known.keys()] };
}

function dataBlock(nodes: readonly Node[], ways: readonly Way[]): Uint8Array {
  const { of, all } = texts();
  const dense = message((pbf) => {
    pbf.writePackedSVarint(1, differences(nodes.map(({ id }) => id)));
    pbf.writePackedSVarint(8, differences(nodes.map(({ lat }) => Math.round(lat / granularity))));
    pbf.writePackedSVarint(9, differences(nodes.map(({ lon }) => Math.round(lon / granularity))));
    pbf.writePackedVarint(
      10,
      nodes.flatMap(({ tags = {} }) => [...Object.entries(tags).flatMap(([key, value]) => [of(key), of(value)]), 0]),
    );
  });
  const written = ways.map(({ id, nodes: refs, tags }) =>
    message((pbf) => {
      pbf.writeVarintField(1, id);
      pbf.writePackedVarint(2, Object.keys(tags).map(of));
      pbf.writePackedVarint(3, Object.values(tags).map(of));
      pbf.writePackedSVarint(8, differences(refs));
    }),
  );
  return message((pbf) => {
    pbf.writeBytesField(
      1,
      message((table) => {
        for (const text of all()) table.writeBytesField(1, Buffer.from(text));
      }),
    );
    pbf.writeBytesField(
      2,
      message((group) => group.writeBytesField(2, dense)),
    );
    pbf.writeBytesField(
      2,
      message((group) => {
        for (const way of written) group.writeBytesField(3, way);
      }),
    );
  });
}

function headBlock(nodes: readonly Node[]): Uint8Array {
  const [lons, lats] = [nodes.map(({ lon }) => lon), nodes.map(({ lat }) => lat)];
  const box = [Math.min(...lons), Math.max(...lons), Math.max(...lats), Math.min(...lats)];
  return message((pbf) => {
    pbf.writeBytesField(
      1,
      message((it) => {
        for (const [at, degrees] of box.entries()) it.writeSVarintField(at + 1, Math.round(degrees / boxUnit));
      }),
    );
    for (const feature of ["OsmSchema-V0.6", "DenseNodes"]) pbf.writeStringField(4, feature);
    pbf.writeStringField(16, "test");
  });
}

const [lon, lat] = [-71.55, -33.02];
const at = (id: number, east: number, north: number, tags?: Tags): Node => ({
  id,
  lon: lon + east,
  lat: lat + north,
  ...(tags && { tags }),
});

export function streetMap(): Buffer {
  const nodes = [
    at(1, 0, 0),
    at(2, 0.004, 0.001),
    at(3, 0.002, -0.003),
    at(4, 0.002, 0.003),
    at(11, 0.001, 0.001),
    at(12, 0.0012, 0.001),
    at(13, 0.0012, 0.0012),
    at(14, 0.001, 0.0012),
    at(21, 0.003, 0.002, { amenity: "fire_station", name: "Bomberos de Prueba" }),
    at(22, 0.002, 0, { place: "town", name: "Puerto Prueba", "name:en": "Port Trial" }),
    at(23, 0.0011, 0.0015, { "addr:housenumber": "1420" }),
  ];
  const ways: Way[] = [
    { id: 101, nodes: [1, 2], tags: { highway: "primary", name: "Avenida Ñandú" } },
    { id: 102, nodes: [3, 4], tags: { highway: "residential", name: "Pasaje Los Boldos" } },
    { id: 103, nodes: [11, 12, 13, 14, 11], tags: { building: "yes" } },
  ];
  return Buffer.concat([blob("OSMHeader", headBlock(nodes)), blob("OSMData", dataBlock(nodes, ways))]);
}

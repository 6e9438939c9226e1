// Rows that stand in while the first page loads, as high as the real ones, so that nothing jumps.
import Skeleton from "@mui/material/Skeleton";
import TableCell from "@mui/material/TableCell";
import TableRow from "@mui/material/TableRow";

const rowCount = 10;

/** Ten empty rows, hidden from assistive technology: the table itself says that it is busy. */
export function SkeletonRows({ columns, height }: { columns: number; height: string }) {
  return Array.from({ length: rowCount }, (_, row) => (
    <TableRow key={row} aria-hidden sx={{ height, "& > td": { height } }}>
      {Array.from({ length: columns }, (__, column) => (
        <TableCell key={column}>
          <Skeleton variant="rounded" height={12} width={`${50 + ((row * 7 + column * 13) % 40)}%`} />
        </TableCell>
      ))}
    </TableRow>
  ));
}

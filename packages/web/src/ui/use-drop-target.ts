// Something onto which files are dropped.
import { useState, type DragEvent } from "react";

/** Whether something is held over it, and the handlers that it takes; none while it `isOff`. */
export function useDropTarget(onDrop: (dropped: DataTransfer) => void, isOff = false) {
  const [isOver, setOver] = useState(false);
  if (isOff) return { isOver: false, handlers: {} };
  const handlers = {
    onDragOver: (event: DragEvent) => {
      event.preventDefault();
      setOver(true);
    },
    onDragLeave: () => setOver(false),
    onDrop: (event: DragEvent) => {
      event.preventDefault();
      setOver(false);
      onDrop(event.dataTransfer);
    },
  };
  return { isOver, handlers };
}

const smallest = 64 * 1024

/**
 * Bytes that come one piece after the other, always in one block of memory: pieces that are joined at the end would lie in memory twice
 * then. A block that has become too small goes at once, not when somebody collects it.
 */
export class GrowingBytes {
	#whole = new Uint8Array()
	#size = 0

	get size(): number {
		return this.#size
	}

	add(piece: Uint8Array): void {
		const needed = this.#size + piece.byteLength
		if (needed > this.#whole.byteLength) {
			const room = this.#size === 0 ? needed : Math.max(needed, smallest, Math.ceil(this.#size * 1.25))
			this.#whole = new Uint8Array(this.#whole.buffer.transfer(room))
		}
		this.#whole.set(piece, this.#size)
		this.#size = needed
	}

	/** All that has come. Nothing is left here. */
	take(): Uint8Array<ArrayBuffer> {
		const whole = new Uint8Array(this.#whole.buffer.transfer(this.#size))
		this.#empty()
		return whole
	}

	/** Gives the memory back. */
	forget(): void {
		this.#whole.buffer.transfer(0)
		this.#empty()
	}

	#empty(): void {
		this.#whole = new Uint8Array()
		this.#size = 0
	}
}
